// npm run sbom [-- <file>]: what building and running need, as CycloneDX JSON, read from the lockfile without a network.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install/ensure-dependencies.mjs';
import { productionPackages } from './production-packages.mjs';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const { stdout, status, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) {
  console.error(`${stderr}\nnpm could not write the bill of materials: see above.`);
  process.exit(1);
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
// npm's own --omit=dev leaves out packages that tests need as well, such as react and pg.
const licences = new Map(
  productionPackages(packages).map(({ name, version, licence }) => [`${name}@${version}`, licence]),
);
const ours = Object.values(packages).filter(({ link }) => link);
for (const { resolved } of ours) {
  const { name, version } = packages[resolved];
  licences.set(`${name}@${version}`, undefined);
}
const document = JSON.parse(stdout);
const { component } = document.metadata;
component.name = packages[''].name;
component.type = 'application';
document.components = document.components.filter((each) => licences.has(each['bom-ref'])).map(withLicence);
const isListed = new Set([component['bom-ref'], ...document.components.map((each) => each['bom-ref'])]);
document.dependencies = document.dependencies
  .filter(({ ref }) => isListed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => isListed.has(each)) }));
writeFileSync(join(root, file), `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${document.components.length} packages.`);

function withLicence(entry) {
  const licence = licences.get(entry['bom-ref']);
  if (entry.licenses?.length || licence === undefined) return entry;
  return { ...entry, licenses: [{ license: { id: licence } }] };
}
