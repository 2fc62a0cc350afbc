import { rmSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { ports } from './e2e/ports.ts';
import { requireBrowser } from './scripts/find-browser.mjs';

const localDataDir = '.cache/e2e-data';
// Every run begins with an empty database. Workers read this file too, when the server already has it open.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(localDataDir, { recursive: true, force: true });

const origin = (port: number) => `http://localhost:${port}`;
// Filling a new database takes minutes on a busy machine.
const START_MS = 300_000;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 15_000 } as const;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 900 },
    // Recording every test takes longer than the tests; `npm run e2e -- --trace on` records.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Chromium paints without a graphics card here: placeholders that pulse and dialogs that slide in were a fifth of a run.
    // Tests about movement set `no-preference`.
    reducedMotion: 'reduce',
    // Its files would not pass through the tests' hands: only the tests about it let it run.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: requireBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'production', testIgnore: '*.local.spec.ts', use: { baseURL: origin(ports.production) } },
    { name: 'local', testMatch: '*.local.spec.ts', use: { baseURL: origin(ports.local) } },
  ],
  webServer: [
    {
      command: 'node e2e/production-server.ts',
      url: `${origin(ports.production)}/readyz`,
      env: { PORT: String(ports.production), TEST_ISSUER_PORT: String(ports.issuer) },
      timeout: START_MS,
      gracefulShutdown,
    },
    {
      command: 'npm start --silent',
      url: `${origin(ports.local)}/readyz`,
      env: { PORT: String(ports.local), DATA_DIR: localDataDir },
      timeout: START_MS,
      gracefulShutdown,
    },
  ],
});
