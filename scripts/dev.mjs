// The product with hot reload: Vite serves the pages and hands calls on to the server, which restarts on changes.
import { join } from 'node:path';
import { ensureDependencies, root } from './install/ensure-dependencies.mjs';
import { passSignalsTo, spawnGroup } from './pass-signals.mjs';
import { projectEnv, projectNode } from './project-node.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

await ensureDependencies();
const server = spawnGroup(projectNode(), ['--watch', '--watch-preserve-output', 'api/src/local.ts'], {
  cwd: root,
  env: projectEnv({ PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` }),
});
const pages = spawnGroup('npm', ['run', '--silent', 'dev', '--', '--port', String(port), '--strictPort'], {
  cwd: join(root, 'web'),
  env: projectEnv({ API_PORT: String(apiPort) }),
  shell: process.platform === 'win32',
});
passSignalsTo([server, pages]);
