/** Licences by prefix of the name, for packages of other systems, which have none in the lockfile. */
const BY_PREFIX = { '@rolldown/binding-': 'MIT', '@tailwindcss/oxide-': 'MIT' };

/** Licences that production packages may have. A new one is looked at by a person, who adds it here. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0', // data about browsers, for the build
  'ISC',
  'LGPL-3.0-or-later', // libvips, a library of its own that sharp loads
  'MIT',
  'MIT-0',
  'MPL-2.0', // ical.js, unchanged; lightningcss, for the build
  'Unlicense',
]);

/** Packages that building and running need, optional ones of all systems included, with their licences. */
export function productionPackages(packages) {
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path, { name, version, license }]) => {
      const fullName = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { path, name: fullName, version, licence: license ?? licenceByPrefix(fullName) };
    });
}

/** Whether all parts of a licence are allowed, or one where there is a choice. */
export function isAllowed(licence) {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  return text.split(' AND ').every((part) => ALLOWED.has(part));
}

function licenceByPrefix(name) {
  const prefix = Object.keys(BY_PREFIX).find((start) => name.startsWith(start));
  return prefix === undefined ? 'unknown' : BY_PREFIX[prefix];
}
