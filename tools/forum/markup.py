"""How a post is written for a forum: BBCode, Markdown, or plain text."""

from collections.abc import Sequence

from tools.forum.names import width


class Plain:
    """Plain text, which every forum shows."""

    def escape(self, text: str) -> str:
        """A text as it is to be read, such as a name."""
        return text

    def title(self, text: str) -> str:
        """A heading."""
        return f"{text}\n{'=' * width(text)}"

    def bold(self, text: str) -> str:
        """What stands out."""
        return text

    def lines(self, *lines: str) -> str:
        """Lines below each other."""
        return "\n".join(lines)

    def items(self, lines: Sequence[str]) -> str:
        """A list."""
        return "\n".join(f"- {line}" for line in lines)

    def block(self, lines: Sequence[str]) -> str:
        """Lines of letters that are all as wide."""
        return "\n".join(lines)

    def inline(self, text: str) -> str:
        """A long number, to be copied."""
        return text


class Markdown(Plain):
    """Markdown, as of Discourse, GitHub, Reddit."""

    def escape(self, text: str) -> str:
        """A text whose signs are no codes."""
        return "".join(f"\\{letter}" if letter in "\\`*_~|#&" else letter for letter in text)

    def title(self, text: str) -> str:
        """A heading."""
        return f"### {text}"

    def bold(self, text: str) -> str:
        """Bold letters."""
        return f"**{text}**"

    def lines(self, *lines: str) -> str:
        """Lines below each other, which takes two spaces at the end of each."""
        return "  \n".join(lines)

    def block(self, lines: Sequence[str]) -> str:
        """A block of code."""
        return "\n".join(["```", *lines, "```"])

    def inline(self, text: str) -> str:
        """A piece of code."""
        return f"`{text}`"


class BBCode(Plain):
    """BBCode, as of phpBB and its relatives; a name can't have its brackets."""

    def title(self, text: str) -> str:
        """Large and bold letters."""
        return f"[size=150][b]{text}[/b][/size]"

    def bold(self, text: str) -> str:
        """Bold letters."""
        return f"[b]{text}[/b]"

    def items(self, lines: Sequence[str]) -> str:
        """A list."""
        return "\n".join(["[list]", *(f"[*]{line}" for line in lines), "[/list]"])

    def block(self, lines: Sequence[str]) -> str:
        """A block of code."""
        return "\n".join(["[code]", *lines, "[/code]"])

    def inline(self, text: str) -> str:
        """As it is: in a line there is no code."""
        return text


MARKUPS = {"bbcode": BBCode, "markdown": Markdown, "text": Plain}
