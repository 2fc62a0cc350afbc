import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const RECEIVED_LINES = 5;

/**
 * Counts a run of tests by the report it wrote, and names what failed, with the start of its error. A run that
 * failed without a failed test (a crash, no report, no test at all) counts as a failure.
 */
export function readReport(name, file, ok) {
  const tests = existsSync(file) ? testsOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const failures = tests.filter(({ state }) => state === 'failed').map(({ title }) => `${name}: ${title}`);
  const passed = tests.filter(({ state }) => state === 'passed').length;
  if (failures.length === 0 && (passed === 0 || !ok)) failures.push(`${name}: the run itself`);
  return { passed, failed: failures.length, failures };
}

/** Vitest and Playwright each have their own shape of report. */
function testsOf(report) {
  if ('suites' in report) return report.suites.flatMap(specsOf);
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      state: status,
      title: [fullName, startOf(failureMessages[0])].filter(Boolean).join(': '),
    })),
  );
}

function specsOf(suite) {
  const specs = suite.specs.map(({ ok, title, tests }) => ({
    state: tests.every(({ status }) => status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
    title: [`${suite.title} › ${title}`, firstErrorOf(tests)].filter(Boolean).join(': '),
  }));
  return [...specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function firstErrorOf(tests) {
  const messages = tests.flatMap(({ results = [] }) => results.map(({ error }) => error?.message));
  return startOf(messages.find(Boolean));
}

/** The first line of an error and the lines that a comparison found too many, without the colors of a terminal. */
function startOf(message = '') {
  const [first, ...rest] = stripVTControlCharacters(message).split('\n');
  const received = rest.filter((line) => /^\+ {2,}\S/.test(line)).slice(0, RECEIVED_LINES);
  return [first, ...received.map((line) => line.slice(1).trim())].join(' ');
}
