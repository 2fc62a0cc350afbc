import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(json) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

const vitestReport = (...statuses) => ({
  testResults: [
    {
      name: 'saving.test.ts',
      assertionResults: statuses.map((status, at) => ({
        status,
        fullName: `test ${at}`,
        failureMessages: status === 'failed' ? ['expected 1 to be 2\n  at x.ts:1'] : [],
      })),
    },
  ],
});
const playwrightReport = (...specs) => ({
  suites: [{ title: 'saving.spec.ts', specs: [], suites: [{ title: 'Saving', specs }] }],
});
const spec = (title, ok, status = 'expected', ...messages) => ({
  title,
  ok,
  tests: [{ status, results: messages.map((message) => ({ error: message && { message } })) }],
});

test('counts what passed and names what failed, with the start of its error', () => {
  const file = reportOf(vitestReport('passed', 'failed', 'pending'));
  expect(readReport('unit', file, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['unit: test 1: expected 1 to be 2'],
  });
});

test('counts a browser run, however deep its tests stand', () => {
  const file = reportOf(
    playwrightReport(
      spec('heart', true),
      spec(
        'unsave',
        false,
        'unexpected',
        '\u001b[31mexpected 1\u001b[39m\n\n- Expected  - 1\n+ Received  + 1\n\n+   "401 GET /api",\n at x.ts:1',
      ),
      spec('later', true, 'skipped'),
    ),
  );
  expect(readReport('browser', file, false)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['browser: Saving › unsave: expected 1 "401 GET /api",'],
  });
});

test.each([
  ['a run that failed outside its tests', vitestReport('passed'), false],
  ['a run without a test', vitestReport(), true],
])('counts %s as a failure', (_, json, ok) => {
  expect(readReport('unit', reportOf(json), ok).failed).toBe(1);
});

test('counts a run that left no report as a failure', () => {
  expect(readReport('unit', join(folder, 'none.json'), true)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['unit: the run itself'],
  });
});
