import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverEnv } from '../../api/src/test/servers/server-env.ts';

/** A built server as a process of its own. */
export class BuiltServer {
  readonly port: number;
  /** Its log, line by line. */
  output = '';
  readonly #child: ChildProcess;

  constructor(build: string, port: number, env: Record<string, string>) {
    this.port = port;
    this.#child = spawn(process.execPath, [join(build, 'api/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...serverEnv(), HOST: '127.0.0.1', PORT: String(port), ...env },
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (bytes: Buffer) => (this.output += bytes.toString()));
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async isReady(): Promise<boolean> {
    if (this.#child.exitCode !== null) throw new Error(`The server ended: ${this.output}`);
    const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
    return answer?.status === 200;
  }

  /** Stops the process with SIGSTOP: its port stays open, and it responds to nothing. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  /** Stops the server and returns its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exited = once(this.#child, 'exit');
      this.#child.kill(signal);
      await exited;
    }
    return this.#child.exitCode;
  }
}
