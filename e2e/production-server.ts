// Server of the browser tests: the built production server, with a PostgreSQL and an issuer that end with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../api/src/test/database/test-postgres.ts';
import { serverEnv } from '../api/src/test/servers/server-env.ts';
import { startTestIssuer } from './test-issuer.ts';

const port = Number(process.env.PORT);
const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-e2e-'));
const postgres = await startTestPostgres();
const issuer = await startTestIssuer(Number(process.env.TEST_ISSUER_PORT));

const server = spawn(process.execPath, [join(import.meta.dirname, 'production-entry.ts'), issuer.keysUrl], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...serverEnv(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SIGN_UP: 'open',
    LOG_LEVEL: 'warn',
  },
});
process.once('SIGTERM', () => server.kill('SIGTERM'));
const [code] = (await once(server, 'exit')) as [number | null];
issuer.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = code ?? 1;
