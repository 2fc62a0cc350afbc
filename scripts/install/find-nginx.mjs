import { findProgram, installPackages } from './debian-packages.mjs';

/** Programs of the tests with several servers: nginx, and openssl for its certificate. */
export function findNginx() {
  const [nginx, openssl] = [findProgram(['nginx']), findProgram(['openssl'])];
  return nginx && openssl ? { nginx, openssl } : undefined;
}

/** Installs nginx, openssl and PgBouncer where that is possible. Without them the tests with several servers are skipped. */
export function installServers() {
  if (findNginx() && findProgram(['pgbouncer'])) return;
  try {
    installPackages(['nginx-light', 'openssl', 'pgbouncer'], 'the tests with several servers');
  } catch (error) {
    console.error(`nginx and PgBouncer could not be installed: ${error.message}`);
  }
}
