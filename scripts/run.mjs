// Runs one of our programs with the pinned Node and the exact dependencies: node scripts/run.mjs <file> [arguments]
import { ensureDependencies, root } from './install/ensure-dependencies.mjs';
import { passSignalsTo, spawnGroup } from './pass-signals.mjs';
import { projectEnv, projectNode } from './project-node.mjs';

await ensureDependencies();
passSignalsTo([spawnGroup(projectNode(), process.argv.slice(2), { cwd: root, env: projectEnv() })]);
