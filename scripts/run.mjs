// Runs one of our programs with the pinned Node and the exact dependencies: node scripts/run.mjs <file> [arguments]
import { spawn } from 'node:child_process';
import { ensureDependencies, root } from './ensure-dependencies.mjs';
import { passSignalsTo } from './pass-signals.mjs';
import { projectEnv, projectNode } from './project-node.mjs';

ensureDependencies();
passSignalsTo([
  spawn(projectNode(), process.argv.slice(2), { cwd: root, stdio: 'inherit', env: projectEnv() }),
]);
