"""What the bots of Qwixx are trained and measured with."""
