import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from './free-port.ts';
import { serverEnv } from './server-env.ts';

const LOCAL = fileURLToPath(new URL('../../local.ts', import.meta.url));

interface ServerProcess {
  child: ChildProcess;
  output: { out: string; err: string };
}

interface LocalEnvironment {
  DATA_DIR: string;
  DATABASE_URL?: string;
  SMTP_URL?: string;
  MAIL_FROM?: string;
  METRICS_PORT?: string;
}

/** The server as `npm start` runs it, as a process of its own that can be killed and started again. */
export async function buildLocalServer(env: LocalEnvironment) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started: ChildProcess[] = [];
  afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

  function run(): ServerProcess {
    const child = spawn(process.execPath, [LOCAL], {
      env: { ...serverEnv(), PORT: String(port), RATE_LIMIT_FACTOR: '100000', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    const output = { out: '', err: '' };
    child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
    return { child, output };
  }

  async function start(): Promise<ServerProcess> {
    const server = run();
    while (!server.output.out.includes('ready at')) {
      await Promise.race([once(server.child.stdout!, 'data'), ended(server)]);
    }
    return server;
  }

  async function send(
    method: string,
    path: string,
    { cookie = '', body, key }: { cookie?: string; body?: object; key?: string },
  ): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie, ...(key && { 'idempotency-key': key }) };
    return await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  async function signIn(name = 'Ada'): Promise<string> {
    const body = { email: `${name.toLowerCase()}@example.com`, name };
    const asked = await send('POST', '/dev/identity/google/token', { body });
    const { credential } = (await asked.json()) as { credential: string };
    const cookie = cookiesOf(asked);
    return cookiesOf(await send('POST', '/api/v1/auth/google', { cookie, body: { credential } }));
  }

  return { origin, run, start, send, signIn };
}

async function ended({ child, output }: ServerProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error(`The server ended: ${output.err}`);
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
