// Everything from a fresh clone to a running product, on whatever Node the machine has.
import { buildSiteIfStale } from './build-site.mjs';
import { ensureDependencies, root } from './install/ensure-dependencies.mjs';
import { passSignalsTo, spawnGroup } from './pass-signals.mjs';
import { projectEnv, projectNode } from './project-node.mjs';

await ensureDependencies();
buildSiteIfStale();
console.log('Starting …');
// Loading the source makes much garbage at once; with a small young generation Node does not keep 150 MB for it.
const args = ['--max-semi-space-size=4', 'api/src/local.ts'];
passSignalsTo([spawnGroup(projectNode(), args, { cwd: root, env: projectEnv() })]);
