import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The one without windows comes first: it starts and paints in a fraction of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH ?? '',
    ...folders.flatMap((dir) => NAMES.map((name) => join(dir, name))),
    ...PLACES,
  ];
  return candidates.find((path) => path !== '' && isExecutable(path));
}

/** The path of Chromium or Chrome; installs Debian's where that is possible. */
export function requireBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const quietly = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], quietly);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      quietly,
    );
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('Please install Chromium or Google Chrome (or set CHROME_PATH) to run the browser tests.');
}
