import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeLoopbackPort } from '../../api/src/db/embedded/loopback-port.ts';
import { until } from './processes.ts';

const LOCAL = join(import.meta.dirname, '..', '..', 'api', 'src', 'local.ts');

/** The server in local mode, as a process that can be killed and started again. */
export class AppServer {
  readonly origin: string;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-drill-data-'));
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #errors = '';

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.origin = `http://localhost:${port}`;
    this.#env = {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: this.dataDir,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
      ...env,
    };
  }

  static async start(env: NodeJS.ProcessEnv): Promise<AppServer> {
    const server = new AppServer(await freeLoopbackPort(), env);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [LOCAL], { env: this.#env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#errors = '';
    child.stderr.on('data', (text: Buffer) => (this.#errors += text.toString()));
    this.#child = child;
    await until('The server', async () => {
      if (child.exitCode !== null) throw new Error(`it ended: ${this.#errors}`);
      return (await fetch(`${this.origin}/readyz`)).ok;
    });
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
