import { findProgram, installPackages, isExecutable } from './install/debian-packages.mjs';

// The headless shell comes first, because it starts and paints much faster.
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

function findBrowser() {
  const named = process.env.CHROME_PATH ?? '';
  return isExecutable(named) ? named : (findProgram(NAMES) ?? PATHS.find(isExecutable));
}

/** The path of Chromium or Chrome; installs Debian's where that is possible. */
export function requireBrowser() {
  const found = findBrowser();
  if (found) return found;
  const installed = installPackages(['chromium-headless-shell'], 'the browser tests') && findBrowser();
  if (installed) return installed;
  throw new Error('Please install Chromium or Google Chrome (or set CHROME_PATH).');
}
