import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freeLoopbackPort } from '../../api/src/db/embedded/loopback-port.ts';
import { until } from '../until.ts';
import type { Stage } from './processes.ts';

const LOCAL = join(import.meta.dirname, '..', '..', 'api', 'src', 'local.ts');

/** The server in local mode, as a process that can be killed and started again. */
export class AppServer {
  readonly origin: string;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #errors = '';

  private constructor(stage: Stage, port: number, env: NodeJS.ProcessEnv) {
    this.dataDir = stage.folder(`server-${port}`);
    stage.alsoEnds(() => (this.#child?.pid && this.#isRunning() ? [this.#child.pid] : []));
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

  static async start(stage: Stage, env: NodeJS.ProcessEnv): Promise<AppServer> {
    const server = new AppServer(stage, await freeLoopbackPort(), env);
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
    if (!this.#isRunning()) return;
    const child = this.#child!;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  #isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }
}
