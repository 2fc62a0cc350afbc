import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface Sample {
  /** The step of the journey. */
  step: string;
  ms: number;
  /** On the clock of performance.now(). */
  endedAt: number;
  /** Unset if the response was as expected. */
  error?: string;
}

interface JourneyRequest {
  step: string;
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const PATIENCE_MS = 10_000;

/** A browser of one person: one connection to each server; requests go to the servers in turn. */
export class Client {
  readonly samples: Sample[] = [];
  readonly #servers: readonly string[];
  readonly #cookie: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #sent = 0;

  /** Accepts only servers of this machine. */
  constructor(servers: readonly string[], cookie: string) {
    for (const server of servers)
      if (!LOOPBACK.has(new URL(server).hostname)) throw new Error(`${server} is not on this machine`);
    this.#servers = servers;
    this.#cookie = cookie;
  }

  /** Sends a request and records it; returns undefined if it failed. */
  async send<Body>({ step, method = 'GET', path, body }: JourneyRequest): Promise<Body | undefined> {
    const server = this.#servers[this.#sent++ % this.#servers.length]!;
    const started = performance.now();
    try {
      const { status, text } = await this.#request(server + path, method, body);
      this.#note(step, started, status >= 400 ? String(status) : undefined);
      return status < 400 ? (JSON.parse(text) as Body) : undefined;
    } catch (error) {
      this.#note(step, started, (error as NodeJS.ErrnoException).code ?? String(error));
      return undefined;
    }
  }

  #note(step: string, started: number, problem: string | undefined): void {
    const endedAt = performance.now();
    const error = problem === undefined ? {} : { error: `${step}: ${problem}` };
    this.samples.push({ step, ms: endedAt - started, endedAt, ...error });
  }

  close(): void {
    this.#agent.destroy();
  }

  async #request(url: string, method: string, body: object | undefined) {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const headers = {
      cookie: this.#cookie,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const options = { method, headers, agent: this.#agent, timeout: PATIENCE_MS };
    const sending = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sending.on('error', reject);
    sending.on('timeout', () => sending.destroy(new Error('no response within 10 s')));
    sending.end(body && JSON.stringify(body));
    return await promise;
  }
}
