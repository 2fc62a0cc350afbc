import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Driver } from './driver.ts';

interface Reply {
  id?: number;
  type: string;
  result?: Record<string, unknown>;
  message?: string;
}

/** Starts Firefox without a window and drives it with WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'tuckaway-firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    },
  );
  const close = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await exited;
    rmSync(profile, { recursive: true, force: true });
  };
  const call = await connect(await addressOf(createInterface({ input: child.stderr })));
  await call('session.new', { capabilities: {} });
  // A tab of its own: the first tab still loads its start page, which would abort the navigation.
  const { context } = (await call('browsingContext.create', { type: 'tab' })) as { context: string };
  return {
    name: 'Firefox',
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    perform: async (actions) => void (await call('input.performActions', { context, actions })),
    evaluate: async <T>(expression: string) => {
      const { result, exceptionDetails } = (await call('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value) as T;
    },
    close,
  };
}

/** The WebSocket address, which Firefox prints at its start. */
async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened.');
}

/** Commands over one WebSocket; replies are matched by id. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as Reply;
    const waiting = id === undefined ? undefined : pending.get(id);
    if (type === 'success') waiting?.resolve(result);
    else waiting?.reject(new Error(message));
  });
  await once(socket, 'open');
  let last = 0;
  return (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      pending.set((last += 1), { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
