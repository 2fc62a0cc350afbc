// npm run test:browsers: the main jobs in Firefox and WebKit, on the built product. Needs `npm run build` first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { untilFound, type Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { runMainJobs } from './jobs.ts';
import { startWebKit } from './webkit.ts';

const inPath = (names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const firefox = inPath(['firefox-esr', 'firefox']);
const driver = inPath(['WebKitWebDriver']);
const xvfbRun = inPath(['xvfb-run']);
const miniBrowser = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').at(-1);
if (!firefox || !driver || !xvfbRun || !miniBrowser) {
  console.error(
    'Please install Firefox and WebKitGTK first (Debian: apt install firefox-esr webkit2gtk-driver xvfb xauth).',
  );
  process.exit(1);
}
const starts = [() => startFirefox(firefox), () => startWebKit({ driver, miniBrowser, xvfbRun })];

const [port, issuerPort] = [await freePort(), await freePort()];
const product = { origin: `http://localhost:${port}`, issuer: `http://127.0.0.1:${issuerPort}` };
const server = spawn(process.execPath, [join(import.meta.dirname, '../production-server.ts')], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), TEST_ISSUER_PORT: String(issuerPort) },
});

async function runIn(start: () => Promise<Driver>): Promise<void> {
  const started = Date.now();
  const browser = await start();
  try {
    await runMainJobs(browser, product);
    console.log(`${browser.name}: main jobs passed in ${Math.round((Date.now() - started) / 1000)} s`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${browser.name}:`, error);
  } finally {
    await browser.close();
  }
}

try {
  // The first start loads the catalogue into an empty database, which may take a minute.
  const isReady = () =>
    fetch(`${product.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let attempt = 1; attempt <= 8 && server.exitCode === null; attempt++)
    if (await untilFound('the server', isReady).catch(() => false)) break;
  for (const start of starts) await runIn(start);
} finally {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}
