import { existsSync } from 'node:fs';
import { join } from 'node:path';

const POLL_MS = 500;
// Number of lines to print where the output is not a terminal.
const PARTS = 4;

/** Prints how many packages are installed while npm installs them. Returns a function that ends this. */
export function showProgress(folder, packages) {
  const files = packages.map((path) => join(folder, path, 'package.json'));
  const isTerminal = process.stdout.isTTY;
  const started = Date.now();
  let printedParts = 0;
  const printProgress = () => {
    const count = files.filter((file) => existsSync(file)).length;
    const text = `Installing packages: ${count} of ${files.length}`;
    const parts = Math.floor((count / files.length) * PARTS);
    if (isTerminal) process.stdout.write(`\r${text}`);
    else if (parts > printedParts) console.log(text);
    printedParts = Math.max(printedParts, parts);
  };
  console.log(`Installing ${files.length} packages …`);
  const timer = setInterval(printProgress, POLL_MS);
  return () => {
    clearInterval(timer);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${isTerminal ? '\r' : ''}Installed the packages in ${seconds} s.        `.trimEnd());
  };
}
