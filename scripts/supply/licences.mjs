// npm run licences: licences of all packages that building and running need. With a file, their texts are written to it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install/ensure-dependencies.mjs';
import { licenceTexts } from './licence-texts.mjs';
import { productionPackages } from './production-packages.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = productionPackages(lock.packages);
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(table());
else writeFileSync(join(root, file), licenceTexts());

function table() {
  const groups = Map.groupBy(packages, ({ licence }) => licence);
  const licences = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const lines = licences.map(([licence, members]) => {
    const names = [...new Set(members.map(({ name, version }) => `${name}@${version}`))];
    return `${licence} (${names.length})\n  ${names.join('\n  ')}\n`;
  });
  return lines.join('\n');
}
