// Runs everything that says whether the product is good, two stages side by side, and ends with one line that counts it.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureTools } from './ensure-dependencies.mjs';
import { requireBrowser } from './find-browser.mjs';
import { readReport } from './test-report.mjs';

const REPORTS = '.cache/test';

/** Lanes need nothing of each other, and take about as long as each other. */
const lanes = [
  [
    check('build', ['npm', 'run', '--silent', 'build']),
    suite('browser tests', ['playwright', 'test'], () => ({ CHROME_PATH })),
    check('formatting', ['npm', 'run', '--silent', 'format:check']),
    check('content', ['npm', 'run', '--silent', 'content:check']),
  ],
  [
    check('types', ['npm', 'run', '--silent', 'typecheck']),
    check('lint', ['npm', 'run', '--silent', 'lint']),
    suite('unit and component tests', vitest('contract', 'content', 'web', 'web-alone', 'scripts', 'bench')),
    suite('API tests on PostgreSQL', vitest('api'), () => ({ TEST_ENGINE: 'postgres' })),
    suite('API tests on the embedded database', vitest('api'), () => ({ TEST_ENGINE: 'pglite' })),
  ],
];

function vitest(...projects) {
  return ['vitest', 'run', ...projects.flatMap((name) => ['--project', name])];
}

function check(name, command) {
  return {
    name,
    command,
    result: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name] }),
  };
}

function suite(name, command, env = () => ({})) {
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  const reporters =
    command[0] === 'vitest'
      ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      : ['--reporter=line,json'];
  return {
    name,
    command: ['npm', 'exec', '--no', '--', ...command, ...reporters],
    env: () => ({ ...env(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    result: (ok) => readReport(name, report, ok),
  };
}

/** What a stage prints is shown when it ends, so that two of them do not mix. */
function run([program, ...args], env) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    const end = (ok) => resolve({ ok, output: Buffer.concat(output).toString() });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

async function runStage(stage) {
  const started = Date.now();
  console.log(`▸ ${stage.name} …`);
  const { ok, output } = await run(stage.command, stage.env?.());
  const result = stage.result(ok);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (!ok) console.log(`\n${output}`);
  console.log(`▸ ${stage.name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  return result;
}

async function runLane(stages) {
  const results = [];
  for (const stage of stages) results.push(await runStage(stage));
  return results;
}

const started = Date.now();
await ensureTools();
// Before the lanes, which would install them at the same time.
const CHROME_PATH = requireBrowser();
await run(['npm', 'exec', '--no', '--', 'node', 'api/src/test/require-postgres.ts']);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const results = (await Promise.all(lanes.map(runLane))).flat();
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `- ${name}`).join('\n')}`);
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed in ${Math.round((Date.now() - started) / 60_000)} min`,
);
process.exitCode = sum('failed') > 0 ? 1 : 0;
