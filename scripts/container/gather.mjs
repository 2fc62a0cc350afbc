// Collects the files of the runtime image: node scripts/container/gather.mjs <folder>
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install/ensure-dependencies.mjs';
import { packagesBelow } from '../install/lockfile.mjs';
import { UNBUNDLED } from '../unbundled-packages.mjs';
import { licenceTexts } from '../supply/licence-texts.mjs';

/** Files that no program reads at runtime: types, source maps and documents, but not licences. */
const NOT_NEEDED = /(?<!licen[sc]e|notice)\.(?:[cm]?ts|map|md|markdown)$/i;

const [folder] = process.argv.slice(2);
const app = join(folder, 'app');
mkdirSync(join(folder, 'data'), { recursive: true });
cpSync(join(root, 'build'), join(app, 'build'), { recursive: true });
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
// Optional packages of other systems are in the lockfile, but not installed.
for (const path of packagesBelow(lock.packages, UNBUNDLED).filter((path) => existsSync(join(root, path))))
  cpSync(join(root, path), join(app, path), { recursive: true, filter: (file) => !NOT_NEEDED.test(file) });
for (const file of ['package.json', 'NOTICE']) copyFileSync(join(root, file), join(app, file));
writeFileSync(join(app, 'licences.txt'), licenceTexts());
copyFileSync(join(import.meta.dirname, 'healthcheck.mjs'), join(app, 'healthcheck.mjs'));
