// Reads npm's lockfile: `packages` maps a folder such as node_modules/zod to the version that belongs there.

/** The folders of the packages that every system gets; other systems' binaries are optional. */
export function neededPackages(packages, withTools) {
  return Object.keys(packages).filter((path) => isNeeded(packages[path], path, withTools));
}

/** Whether everything wanted is there in its version, and nothing optional in another one. */
export function isInstalled(packages, installed, withTools) {
  return Object.entries(packages).every(([path, entry]) => {
    const found = installed[path]?.version;
    if (isNeeded(entry, path, withTools)) return found === entry.version;
    return !entry.optional || found === undefined || found === entry.version;
  });
}

function isNeeded(entry, path, withTools) {
  const isPackage = path.includes('node_modules/') && !entry.link;
  return isPackage && !entry.optional && (withTools || !(entry.dev || entry.devOptional));
}
