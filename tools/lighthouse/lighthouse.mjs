// Measures the public pages as a phone sees them and fails below what we promise.
// npm run lighthouse (starts the product itself), or: npm run lighthouse -- http://localhost:3000
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { buildSiteIfStale } from '../../scripts/build-site.mjs';
import { ensureToolFolder, root } from '../../scripts/install/ensure-dependencies.mjs';
import { requireBrowser } from '../../scripts/find-browser.mjs';
import { spawnGroup, signalGroup } from '../../scripts/pass-signals.mjs';
import { projectEnv, projectNode } from '../../scripts/project-node.mjs';
import { until } from '../../scripts/until.ts';

await ensureToolFolder('lighthouse');
const { default: lighthouse } = await import('lighthouse');

const PAGES = [
  '/',
  '/blog',
  '/blog/halloween-gift-ideas-2025',
  '/lists',
  '/lists/diwali-sweets-and-spices',
  '/gifts-for/christmas',
];
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const START_MS = 120_000;
// A busy machine can only make a page look slower, so the best of a few runs is closest to the page itself.
const TRIES = 3;

const scratch = mkdtempSync(join(tmpdir(), 'tuckaway-lighthouse-'));
const children = [];

function start(command, args, env) {
  // A browser may be started by a script, which does not pass on that it should end.
  const child = spawnGroup(command, args, { cwd: root, stdio: 'ignore', env });
  children.push(child);
  return child;
}

async function startProduct() {
  buildSiteIfStale();
  const port = await freePort();
  const env = projectEnv({ PORT: String(port), DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'warn' });
  start(projectNode(), ['api/src/local.ts'], env);
  const origin = `http://localhost:${port}`;
  await until('the product is ready', async () => (await fetch(`${origin}/readyz`)).ok, START_MS);
  return origin;
}

async function startBrowser() {
  const profile = join(scratch, 'browser');
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet];
  start(
    requireBrowser(),
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    process.env,
  );
  const file = join(profile, 'DevToolsActivePort');
  await until('the browser listens', () => readFileSync(file, 'utf8').includes('\n'), START_MS);
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

const scoresOf = (report) =>
  Object.fromEntries(
    Object.keys(LEAST).map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]),
  );
const shortOf = (scores) => Object.keys(LEAST).filter((id) => scores[id] < LEAST[id]);

/** Audits that cost points. */
function complaints(report, ids) {
  const refs = ids.flatMap((id) => report.categories[id].auditRefs.filter(({ weight }) => weight > 0));
  return refs
    .map(({ id }) => report.audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => `    ${title}${displayValue ? `: ${displayValue}` : ''}`);
}

async function measure(url, port) {
  let best;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { lhr } = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(LEAST),
    });
    const scores = scoresOf(lhr);
    if (!best || scores.performance > best.scores.performance) best = { scores, report: lhr };
    if (shortOf(best.scores).length === 0) break;
  }
  return best;
}

async function main() {
  const origin = process.argv[2]?.replace(/\/$/, '') ?? (await startProduct());
  const port = await startBrowser();
  let passed = true;
  for (const page of PAGES) {
    const { scores, report } = await measure(origin + page, port);
    const short = shortOf(scores);
    passed &&= short.length === 0;
    const line = Object.entries(scores).map(([id, score]) => `${id} ${score}`);
    console.log(`${short.length === 0 ? 'ok  ' : 'FAIL'} ${page}  ${line.join(', ')}`);
    for (const complaint of complaints(report, short)) console.log(complaint);
  }
  return passed;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  for (const child of children) signalGroup(child, 'SIGTERM');
  await Promise.all(
    children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
  );
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
