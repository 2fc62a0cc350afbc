import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Limits of time end what hangs. A machine that others use may stand still for a minute, and that is no failure.

const webSetup = 'src/test/setup.ts';
const web = {
  root: 'web',
  environment: 'jsdom',
  testTimeout: 120_000,
  setupFiles: existsSync(`web/${webSetup}`) ? [webSetup] : [],
};
const webTests = ['src/**/*.test.{ts,tsx}'];
// Making the page and loading React anew for every file takes longer than the tests themselves. Only what asks an
// identity provider has files of its own: its modules remember what they were told.
const alone = ['src/features/auth/**/*.test.{ts,tsx}', 'src/routes/app/settings/settings.test.tsx'];

// Ends tests that hang; a busy machine is slow, not broken.
const SLOW_MACHINE_MS = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          root: 'domain',
          testTimeout: SLOW_MACHINE_MS,
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'contract',
          root: 'contract',
          testTimeout: SLOW_MACHINE_MS,
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'content',
          root: 'content',
          testTimeout: SLOW_MACHINE_MS,
          include: ['src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          testTimeout: SLOW_MACHINE_MS,
          include: ['**/*.test.{ts,mjs}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'bench',
          root: 'bench',
          include: ['*.test.ts'],
          environment: 'node',
          hookTimeout: 180_000,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'api',
          root: 'api',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['src/test/global-setup.ts'],
          // Loading the server anew for every file would take longer than the tests themselves.
          isolate: false,
          hookTimeout: 180_000,
          testTimeout: 120_000,
        },
      },
      { test: { ...web, name: 'web', include: webTests, exclude: alone, isolate: false } },
      { test: { ...web, name: 'web-alone', include: alone } },
    ],
  },
});
