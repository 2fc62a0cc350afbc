// The product with hot reload: Vite serves the pages and hands calls on to the server, which restarts on changes.
import { spawn } from 'node:child_process';
import { ensureDependencies, root } from './ensure-dependencies.mjs';
import { passSignalsTo } from './pass-signals.mjs';
import { projectEnv, projectNode } from './project-node.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

ensureDependencies();
const server = spawn(projectNode(), ['--watch', '--watch-preserve-output', 'api/src/local.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv({ PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` }),
});
const pages = spawn(
  'npm',
  ['run', '--silent', 'dev', '--workspace', 'web', '--', '--port', String(port), '--strictPort'],
  {
    cwd: root,
    stdio: 'inherit',
    env: projectEnv({ API_PORT: String(apiPort) }),
    shell: process.platform === 'win32',
  },
);
passSignalsTo([server, pages]);
