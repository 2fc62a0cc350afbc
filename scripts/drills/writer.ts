import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pauses of a person who writes fast, and of a client whose request got no response. */
const PAUSE_MS = 120;
const RETRY_MS = 100;
const WRITES_A_REFRESH = 8;

interface StoredRecipient {
  id: number;
  name: string;
}

/**
 * One signed-in person who writes until stopped, and records the writes that the server has confirmed. A request
 * that got no response, or a 503, is sent again with its key, as the web does.
 */
export class Writer {
  readonly confirmed: StoredRecipient[] = [];
  /** Responses other than success and 503. */
  readonly faults: string[] = [];
  lastConfirmedAt = 0;
  longestGapMs = 0;
  refusals = 0;
  #origin: string;
  readonly #name: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, name: string) {
    this.#origin = origin;
    this.#name = name;
  }

  async signIn(): Promise<void> {
    const body = { email: `${this.#name.toLowerCase()}@example.com`, name: this.#name };
    const tokenResponse = await this.#send('POST', '/dev/identity/google/token', { body });
    const { credential } = (await tokenResponse.json()) as { credential: string };
    const { status } = await this.#send('POST', '/api/v1/auth/google', { body: { credential } });
    if (status !== 200) throw new Error(`Signing in was answered with ${status}`);
  }

  /** Sessions do not survive a restore, so this signs in again. */
  async moveTo(origin: string): Promise<void> {
    this.#origin = origin;
    this.#cookies.clear();
    await this.signIn();
  }

  /** Writes until the signal. Every few writes it renews the session and reads the catalogue, so that the fault hits these calls as well. */
  async writeUntil(signal: AbortSignal): Promise<void> {
    this.lastConfirmedAt = performance.now();
    this.longestGapMs = 0;
    for (let n = 1; !signal.aborted; n++) {
      if (n % WRITES_A_REFRESH === 0) await this.#insist('POST', '/api/v1/auth/refresh', { body: {} });
      if (n % WRITES_A_REFRESH === 1) await this.#insist('GET', '/api/v1/categories', {});
      const key = randomUUID();
      const written = await this.#insist('POST', '/api/v1/recipients', {
        key,
        body: { name: `Person ${key}` },
      });
      if (!written) continue;
      const { data } = (await written.json()) as { data: StoredRecipient };
      this.confirmed.push({ id: data.id, name: data.name });
      const now = performance.now();
      this.longestGapMs = Math.max(this.longestGapMs, now - this.lastConfirmedAt);
      this.lastConfirmedAt = now;
      await sleep(PAUSE_MS);
    }
  }

  /** Compares the stored rows with the recorded writes. */
  async check(): Promise<string[]> {
    const response = await this.#insist('GET', '/api/v1/recipients', {});
    if (!response) return this.faults;
    const { data } = (await response.json()) as { data: StoredRecipient[] };
    const stored = new Map(data.map(({ id, name }) => [id, name]));
    const lost = this.confirmed.filter(({ id, name }) => stored.get(id) !== name);
    const surplus = data.length - (this.confirmed.length - lost.length);
    return [
      ...this.faults,
      ...(lost.length > 0 ? [`${this.#name}: ${lost.length} confirmed writes are lost`] : []),
      ...(surplus > 0
        ? [`${this.#name}: ${surplus} writes are stored that were not confirmed or twice`]
        : []),
    ];
  }

  /** Sends until the response is not a 503; undefined where the response is a fault. */
  async #insist(method: string, path: string, parts: RequestParts): Promise<Response | undefined> {
    for (;;) {
      const response = await this.#send(method, path, parts).catch(() => undefined);
      if (response?.ok) return response;
      if (response && response.status !== 503) {
        this.faults.push(`${this.#name}: ${method} ${path} was answered with ${response.status}`);
        return undefined;
      }
      if (response && response.headers.get('retry-after') === null)
        this.faults.push(`${this.#name}: a 503 without Retry-After`);
      this.refusals++;
      await response?.body?.cancel();
      await sleep(RETRY_MS);
    }
  }

  async #send(method: string, path: string, { body, key }: RequestParts): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split('=', 2) as [string, string];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

interface RequestParts {
  body?: object;
  key?: string;
}

export interface FaultEffect {
  /** Time from the fault until every writer had a confirmed write again. */
  backAfterMs: number;
  longestGapMs: number;
  refusals: number;
  confirmed: number;
}

/** Lets people write, causes the fault, and waits until every writer has a confirmed write again. */
export async function writeThrough(
  writers: readonly Writer[],
  fault: () => Promise<unknown>,
  withinMs: number,
): Promise<FaultEffect> {
  const stop = new AbortController();
  const before = writers.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const refusedBefore = writers.reduce((sum, { refusals }) => sum + refusals, 0);
  const writing = Promise.all(writers.map((writer) => writer.writeUntil(stop.signal)));
  await sleep(WARM_MS);
  await fault();
  const faultAt = performance.now();
  const end = faultAt + withinMs;
  // A write that was confirmed while the fault came about does not count.
  const isBack = () => writers.every(({ lastConfirmedAt }) => lastConfirmedAt > faultAt + SETTLED_MS);
  while (!isBack() && performance.now() < end) await sleep(20);
  const backAfterMs = performance.now() - faultAt;
  await sleep(WARM_MS);
  stop.abort();
  await writing;
  return {
    backAfterMs: Math.round(backAfterMs),
    longestGapMs: Math.round(Math.max(...writers.map(({ longestGapMs }) => longestGapMs))),
    refusals: writers.reduce((sum, { refusals }) => sum + refusals, 0) - refusedBefore,
    confirmed: writers.reduce((sum, { confirmed }) => sum + confirmed.length, 0) - before,
  };
}

const WARM_MS = 2_000;
const SETTLED_MS = 300;
