// Everything from a fresh clone to a running product, on whatever Node the machine has.
import { spawn } from 'node:child_process';
import { buildSiteIfStale } from './build-site.mjs';
import { ensureDependencies, root } from './ensure-dependencies.mjs';
import { passSignalsTo } from './pass-signals.mjs';
import { projectEnv, projectNode } from './project-node.mjs';

ensureDependencies();
buildSiteIfStale();
console.log('Starting …');
passSignalsTo([
  spawn(projectNode(), ['api/src/local.ts'], { cwd: root, stdio: 'inherit', env: projectEnv() }),
]);
