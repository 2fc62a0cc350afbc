// Runs everything that says whether the product is good, and ends with one line that counts it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTools } from './ensure-dependencies.mjs';
import { requireBrowser } from './find-browser.mjs';

const REPORTS = '.cache/test';

const stages = [
  check('types', ['npm', 'run', '--silent', 'typecheck']),
  check('lint', ['npm', 'run', '--silent', 'lint']),
  check('formatting', ['npm', 'run', '--silent', 'format:check']),
  check('content', ['npm', 'run', '--silent', 'content:check']),
  suite('unit and component tests', [
    'vitest',
    'run',
    '--project',
    'contract',
    '--project',
    'content',
    '--project',
    'web',
    '--project',
    'scripts',
    '--project',
    'bench',
  ]),
  suite('API tests on the embedded database', ['vitest', 'run', '--project', 'api'], {
    TEST_ENGINE: 'pglite',
  }),
  suite('API tests on PostgreSQL', ['vitest', 'run', '--project', 'api'], { TEST_ENGINE: 'postgres' }),
  check('build', ['npm', 'run', '--silent', 'build']),
  suite('browser tests', ['playwright', 'test'], () => ({ CHROME_PATH: requireBrowser() })),
];

function check(name, command) {
  return { name, command, count: (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
}

function suite(name, command, env = {}) {
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  const isVitest = command[0] === 'vitest';
  const reporters = isVitest
    ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    : ['--reporter=line,json'];
  return {
    name,
    command: ['npm', 'exec', '--no', '--', ...command, ...reporters],
    env: () => ({ ...(typeof env === 'function' ? env() : env), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: (ok) => countReport(report, isVitest, ok),
  };
}

/** A run that failed without a failed test (a crash, no report) still counts as a failure. */
function countReport(report, isVitest, ok) {
  const counted = { passed: 0, failed: 0 };
  if (existsSync(report)) {
    const json = JSON.parse(readFileSync(report, 'utf8'));
    counted.passed = isVitest ? json.numPassedTests : json.stats.expected + json.stats.flaky;
    counted.failed = isVitest ? json.numFailedTests : json.stats.unexpected;
  }
  if (counted.passed === 0 || (!ok && counted.failed === 0)) counted.failed += 1;
  return counted;
}

function run([program, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

await ensureTools();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
const failures = [];
for (const stage of stages) {
  const started = Date.now();
  console.log(`\n▸ ${stage.name}`);
  const ok = await run(stage.command, stage.env?.());
  const { passed, failed } = stage.count(ok);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(stage.name);
  console.log(
    `▸ ${stage.name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
