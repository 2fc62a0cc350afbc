// Runs every check of the product, two stages side by side, and ends with one line that counts the results.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureTools } from './install/ensure-dependencies.mjs';
import { requireBrowser } from './find-browser.mjs';
import { installServers } from './install/find-nginx.mjs';
import { projectEnv } from './project-node.mjs';
import { readReport } from './test-report.mjs';

const REPORTS = '.cache/test';

/** Number of lanes, one for each of two cores: with three, tests of worker processes reached their time limits. */
const LANES = 2;
/** Groups of stages, the longest first. Each lane takes one group after another, and runs its stages in order. */
const queue = [
  [check('build', ['npm', 'run', '--silent', 'build']), suite('browser tests', ['playwright', 'test'])],
  [suite('API tests', vitest('api'))],
  [suite('web tests', vitest('web', 'web-alone'))],
  [suite('other unit tests', vitest('domain', 'contract', 'content', 'scripts'))],
  [suite('small benchmarks', vitest('bench'))],
  [check('types', ['npm', 'run', '--silent', 'typecheck'])],
  [check('formatting', ['npm', 'run', '--silent', 'format:check'])],
  [check('lint', ['npm', 'run', '--silent', 'lint'])],
  [check('content', ['npm', 'run', '--silent', 'content:check'])],
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

function suite(name, command) {
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  const isVitest = command[0] === 'vitest';
  const reporters = isVitest
    ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    : ['--reporter=line,json'];
  return {
    name,
    command: ['npm', 'exec', '--no', '--', ...command, ...reporters],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    result: (ok) => readReport(name, report, ok),
  };
}

/** A stage's output is printed when it ends, so that stages do not mix. */
function run([program, ...args], env) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: projectEnv(env),
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
  const { ok, output } = await run(stage.command, stage.env);
  const result = stage.result(ok);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (!ok) console.log(`\n${output}`);
  console.log(`▸ ${stage.name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  return result;
}

async function runLane() {
  const results = [];
  for (let stages = queue.shift(); stages; stages = queue.shift())
    for (const stage of stages) results.push(await runStage(stage));
  return results;
}

const started = Date.now();
// npm goes on in its own process while Debian's packages are installed.
const packagesInstalled = ensureTools();
requireBrowser();
installServers();
await packagesInstalled;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const results = (await Promise.all(Array.from({ length: LANES }, runLane))).flat();
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `- ${name}`).join('\n')}`);
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed in ${Math.round((Date.now() - started) / 60_000)} min`,
);
process.exitCode = sum('failed') > 0 ? 1 : 0;
