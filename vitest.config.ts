import { defineConfig } from 'vitest/config';

/** Time limit of a test. Tests that need more say so themselves. */
const TEST_MS = 15_000;
/** Time limit of `expect.poll`: outcomes of work in the background, on a busy machine. */
const POLL = { poll: { timeout: 10_000 } };

const web = {
  root: 'web',
  environment: 'jsdom',
  testTimeout: TEST_MS,
  setupFiles: ['src/test/setup.ts'],
};
const webTests = ['*.test.ts', '{share-page,src}/**/*.test.{ts,tsx}'];
// Test files share one jsdom and one module graph, which is much faster. Tests of sign-in run isolated, because the
// modules of the identity providers keep state.
const alone = ['src/features/auth/**/*.test.{ts,tsx}', 'src/routes/app/settings/settings.test.tsx'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          root: 'domain',
          testTimeout: TEST_MS,
          include: ['src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'contract',
          root: 'contract',
          testTimeout: TEST_MS,
          include: ['src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'content',
          root: 'content',
          testTimeout: TEST_MS,
          include: ['src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          testTimeout: TEST_MS,
          include: ['**/*.test.{ts,mjs}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'bench',
          root: 'bench',
          include: ['**/*.test.ts'],
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
          globalSetup: ['src/test/database/global-setup.ts'],
          // Loading the server anew for every file would take longer than the tests themselves.
          isolate: false,
          hookTimeout: 2 * TEST_MS,
          testTimeout: TEST_MS,
          expect: POLL,
        },
      },
      { test: { ...web, name: 'web', include: webTests, exclude: alone, isolate: false } },
      { test: { ...web, name: 'web-alone', include: alone } },
    ],
  },
});
