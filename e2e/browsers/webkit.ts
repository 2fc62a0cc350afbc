import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { untilFound, type Driver } from './driver.ts';

interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  /** Displays windows where the machine has no screen. */
  xvfbRun: string;
}

/** Starts WebKitGTK's MiniBrowser through its WebDriver, on a virtual screen. */
export async function startWebKit({ driver, miniBrowser, xvfbRun }: WebKitPrograms): Promise<Driver> {
  const port = await freePort();
  const child = spawn(xvfbRun, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // MiniBrowser's own sandbox needs user namespaces, which containers often lack.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilFound('the WebKit driver', () => call('GET', '/status').catch(() => undefined));
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1280, height: 900 });
  return {
    name: 'WebKit',
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    evaluate: async <T>(expression: string) => {
      const script = `const done = arguments[0];
        (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done('!' + error));`;
      const text = (await call('POST', `${session}/execute/async`, { script, args: [] })) as string;
      if (text.startsWith('!')) throw new Error(text);
      return JSON.parse(text) as T;
    },
    close: async () => {
      await call('DELETE', session);
      const exited = once(child, 'exit');
      // xvfb-run, the driver and the screen are one process group.
      process.kill(-child.pid!, 'SIGTERM');
      await exited;
    },
  };
}
