// Runs portable test files on MicroPython in WebAssembly: `node run.mjs MICROPYTHON FILE...`, from the top folder.
//
// MICROPYTHON is the path of micropython.mjs in its npm package, a FILE what host_tests/run.py takes. That reports and
// decides the exit code here too. The code and the tests are copied to where this MicroPython looks for files: memory.

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDERS = ["engine", "firmware", "host_tests", "tools"];
const WANTED = /\.(py|txt)$/;

const [library, ...files] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(resolve(library)));
const micropython = await loadMicroPython({ stdout: (line) => console.log(line) });

function copy(folder) {
  micropython.FS.mkdir(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) copy(path);
    else if (WANTED.test(path)) micropython.FS.writeFile(path, readFileSync(path));
  }
}

FOLDERS.forEach(copy);
micropython.globals.set("files", files);
try {
  micropython.runPython("from host_tests.run import main; code = main(list(files))");
  process.exitCode = micropython.globals.get("code");
} catch (error) {
  console.error(error.message); // a Python traceback, where the stack would be a library of one line
  process.exitCode = 1;
}
