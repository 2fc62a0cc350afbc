import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../api/src/test/servers/free-port.ts';
import { startMailServer, type MailServer } from '../api/src/test/servers/mail-server.ts';
import { serverEnv } from '../api/src/test/servers/server-env.ts';
import { startOidcServer, type OidcServer } from '../api/src/test/servers/oidc-server.ts';
import { startTestPostgres } from '../api/src/test/database/test-postgres.ts';

const MAIN = join(import.meta.dirname, '..', 'build', 'api', 'main.js');

export interface OwnServer {
  origin: string;
  mail: MailServer;
  oidc: OidcServer;
  close(): Promise<void>;
}

/** The built server as a host runs it, by invitation, with a real OpenID Connect provider and mail server beside it. */
export async function startOwnServer(): Promise<OwnServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-joining-'));
  const [postgres, mail, oidc] = await Promise.all([
    startTestPostgres(),
    startMailServer(),
    startOidcServer(`${origin}/sign-in`),
  ]);
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...serverEnv(),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'warn',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Tuckaway <hello@tuckaway.example>',
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.client.clientId,
      OIDC_CLIENT_SECRET: oidc.client.clientSecret,
      OIDC_BUTTON: 'Example House',
    },
  });
  return {
    origin,
    mail,
    oidc,
    close: async () => {
      const exited = once(server, 'exit');
      if (server.kill('SIGTERM')) await exited;
      await Promise.all([postgres.stop(), mail.close(), oidc.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The link in the newest mail to an address. */
export function linkIn({ mails }: MailServer, to: string, path: string): string | undefined {
  const source = mails.findLast((mail) => mail.to === to)?.source;
  const text = source?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return new RegExp(`http://localhost:\\d+/${path}[\\w-]{43}`).exec(text ?? '')?.[0];
}
