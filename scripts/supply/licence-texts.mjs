import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install/ensure-dependencies.mjs';
import { productionPackages } from './production-packages.mjs';

const LICENCE_FILE = /^(?:licen[sc]e|copying|notice)/i;
const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`;

/** Licence texts of all installed packages that building and running need. Packages of other systems are not installed. */
export function licenceTexts() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = productionPackages(lock.packages).filter(({ path }) => existsSync(join(root, path)));
  return `${installed.map(textOf).join(SEPARATOR)}\n`;
}

function textOf({ path, name, version, licence }) {
  const folder = join(root, path);
  const files = readdirSync(folder).filter((entry) => LICENCE_FILE.test(entry));
  const texts = files.sort().map((entry) => readFileSync(join(folder, entry), 'utf8').trim());
  return [`${name} ${version}: ${licence}`, ...texts].join('\n\n');
}
