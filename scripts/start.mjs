// Everything from a fresh clone to a running product, on whatever Node the machine has.
import { buildSiteIfStale } from './build-site.mjs';
import { ensureDependencies, root } from './ensure-dependencies.mjs';
import { passSignalsTo, spawnGroup } from './pass-signals.mjs';
import { projectEnv, projectNode } from './project-node.mjs';

await ensureDependencies();
buildSiteIfStale();
console.log('Starting …');
passSignalsTo([spawnGroup(projectNode(), ['api/src/local.ts'], { cwd: root, env: projectEnv() })]);
