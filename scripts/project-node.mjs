// Node's own modules only: this runs before anything is installed.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install/ensure-dependencies.mjs';

const POSIX = process.platform !== 'win32';
const bin = join(root, 'node_modules', '.bin');

/** The machine's Node where it runs TypeScript, else the packaged one. docs/decisions/0062 says why. */
export function projectNode() {
  const machine = machineNode(process.env);
  if (machine && runsTypeScript(machine.version)) return machine.path;
  const packaged = join(bin, POSIX ? 'node' : 'node.exe');
  if (existsSync(packaged)) return packaged;
  console.error('There is no packaged Node for this system: please install Node 22.18 or newer.');
  process.exit(1);
}

/** The Node that runs npm: inside a script `node` may be the packaged one already. */
export function machineNode(env) {
  const [, version] = /\bnode\/v([\d.]+)/.exec(env.npm_config_user_agent ?? '') ?? [];
  if (version && env.npm_node_execpath) return { path: env.npm_node_execpath, version };
  if (process.execPath.includes('node_modules')) return undefined;
  return { path: process.execPath, version: process.versions.node };
}

export function runsTypeScript(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 ? major > 23 || minor >= 6 : major === 22 && minor >= 18;
}

/** The environment in which npm's programs are found and run on that Node. */
export function projectEnv(extra = {}) {
  const path = [dirname(projectNode()), bin, process.env.PATH].join(POSIX ? ':' : ';');
  // Compiled code is kept between starts, which saves the larger part of loading it.
  const NODE_COMPILE_CACHE = join(root, '.cache', 'compiled');
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE, ...extra };
}
