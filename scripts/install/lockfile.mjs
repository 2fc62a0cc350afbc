// Reads npm's lockfile: `packages` maps a folder such as node_modules/zod to the version that belongs there.

/** The folders of the packages that every system gets; other systems' binaries are optional. */
export function neededPackages(packages, withTools) {
  return Object.keys(packages).filter((path) => isNeeded(packages[path], path, withTools));
}

/** Whether all needed packages are installed in their versions, and no optional one in another version. */
export function isInstalled(packages, installed, withTools) {
  return Object.entries(packages).every(([path, entry]) => {
    const found = installed[path]?.version;
    if (isNeeded(entry, path, withTools)) return found === entry.version;
    return !entry.optional || found === undefined || found === entry.version;
  });
}

/** The folders of these packages and of everything that they depend on. */
export function packagesBelow(packages, names) {
  const found = new Set();
  const waiting = names.map((name) => `node_modules/${name}`);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies, optionalDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push(nearest(packages, path, name));
  }
  return [...found].sort();
}

/** Where Node finds a package that another one imports. */
function nearest(packages, from, name) {
  const own = `${from}/node_modules/${name}`;
  if (own in packages) return own;
  const parent = from.lastIndexOf('/node_modules/');
  if (parent < 0) return `node_modules/${name}`;
  return nearest(packages, from.slice(0, parent), name);
}

function isNeeded(entry, path, withTools) {
  const isPackage = path.includes('node_modules/') && !entry.link;
  return isPackage && !entry.optional && (withTools || !(entry.dev || entry.devOptional));
}
