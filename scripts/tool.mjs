// Runs a program of node_modules/.bin, with the tests' and tools' packages in place: node scripts/tool.mjs <program> [arguments]
import { ensureTools } from './install/ensure-dependencies.mjs';
import { passSignalsTo, spawnGroup } from './pass-signals.mjs';
import { projectEnv } from './project-node.mjs';

await ensureTools();
const [program, ...args] = process.argv.slice(2);
passSignalsTo([spawnGroup(program, args, { env: projectEnv(), shell: process.platform === 'win32' })]);
