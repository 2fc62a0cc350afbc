/** Packages of this prefix, whose licence the lockfile does not say for systems other than the one it was written on. */
const UNSAID = { '@rolldown/binding-': 'MIT', '@tailwindcss/oxide-': 'MIT' };

/** Licences that production packages may have. A new one is looked at by a person, who adds it here. */
export const ALLOWED = new Set([
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
      const called = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { path, name: called, version, licence: license ?? unsaid(called) };
    });
}

/** Whether all parts of a licence are allowed, or one where there is a choice. */
export function isAllowed(licence) {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  return text.split(' AND ').every((part) => ALLOWED.has(part));
}

function unsaid(name) {
  const prefix = Object.keys(UNSAID).find((start) => name.startsWith(start));
  return prefix === undefined ? 'not said' : UNSAID[prefix];
}
