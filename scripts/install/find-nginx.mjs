import { findProgram, installPackages } from './debian-packages.mjs';

/** What the tests with several servers run: nginx, and openssl for its certificate. */
export function findNginx() {
  const [nginx, openssl] = [findProgram(['nginx']), findProgram(['openssl'])];
  return nginx && openssl ? { nginx, openssl } : undefined;
}

/** Installs what the tests with several servers run, where that is possible. Without it they are skipped. */
export function installServers() {
  if (findNginx() && findProgram(['pgbouncer'])) return;
  try {
    installPackages(['nginx-light', 'openssl', 'pgbouncer'], 'the tests with several servers');
  } catch (error) {
    console.error(`nginx and PgBouncer could not be installed: ${error.message}`);
  }
}
