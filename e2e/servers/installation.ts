import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { startMailServer, type MailServer } from '../../api/src/test/servers/mail-server.ts';
import { startOidcServer, type OidcServer } from '../../api/src/test/servers/oidc-server.ts';
import { startTestPostgres } from '../../api/src/test/database/test-postgres.ts';
import { BuiltServer } from './built-server.ts';
import { startNginx, type Nginx, type Programs } from './nginx.ts';
import { Person } from './person.ts';

// A first start fills the database, which a busy machine takes minutes for.
const PATIENCE_MS = 240_000;
const LOOK_EVERY_MS = 50;

export async function untilTrue(condition: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** Two places for servers behind nginx, on one PostgreSQL, with an identity provider and a mail server. */
export interface Installation {
  nginx: Nginx;
  databaseUrl: string;
  oidc: OidcServer;
  mail: MailServer;
  servers: [BuiltServer, BuiltServer];
  /** Starts a server of a build in one of the two places. */
  start(place: 0 | 1, build: string): BuiltServer;
  /** Waits until nginx sends requests to the server in a place. */
  isServing(place: 0 | 1): Promise<void>;
  /** A person whose requests go through nginx. */
  person(address?: string): Person;
  close(): Promise<void>;
}

export async function startInstallation(programs: Programs, build: string): Promise<Installation> {
  const [httpPort, httpsPort, one, other] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-servers-'));
  const [postgres, mail, nginx, oidc] = await Promise.all([
    startTestPostgres(),
    startMailServer(),
    startNginx(programs, { httpPort, httpsPort, upstreams: [one, other] }),
    startOidcServer(`https://localhost:${httpsPort}/sign-in`),
  ]);
  const env = {
    PUBLIC_URL: nginx.origin,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SIGN_UP: 'open',
    TRUST_PROXY_HOPS: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Tuckaway <hello@tuckaway.example>',
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.client.clientId,
    OIDC_CLIENT_SECRET: oidc.client.clientSecret,
  };
  const ports = [one, other] as const;
  const make = (place: 0 | 1, from: string) => new BuiltServer(from, ports[place], env);
  const started: BuiltServer[] = [];
  const person = (address?: string) =>
    new Person({ origin: nginx.origin, ca: nginx.ca, ...(address && { address }) });
  const installation: Installation = {
    nginx,
    databaseUrl: postgres.url,
    oidc,
    mail,
    // Both at once, on an empty database.
    servers: [make(0, build), make(1, build)],
    start: (place, from) => {
      started.push(installation.servers[place]);
      return (installation.servers[place] = make(place, from));
    },
    isServing: (place) => {
      const probe = person();
      return untilTrue(async () => {
        const { headers } = await probe.call('GET', '/livez');
        return headers['x-served-by'] === `127.0.0.1:${ports[place]}`;
      }, `nginx to use server ${place}`);
    },
    person,
    close: async () => {
      await Promise.all([...started, ...installation.servers].map((server) => server.stop('SIGKILL')));
      await Promise.all([nginx.stop(), oidc.close(), mail.close()]);
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return installation;
}
