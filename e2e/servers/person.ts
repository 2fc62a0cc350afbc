import { request as requestHttp, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { OidcServer } from '../../api/src/test/servers/oidc-server.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface CallOptions {
  body?: object;
  headers?: Record<string, string>;
  /** Origin of another server than the person's usual one. */
  at?: string;
}

interface PersonOptions {
  origin: string;
  ca: string;
  /** The address that requests come from, on loopback. */
  address?: string;
}

/** HTTP client of one person: keeps cookies, and opens a connection for each request. */
export class Person {
  readonly #cookies = new Map<string, string>();
  readonly #options: PersonOptions;

  constructor(options: PersonOptions) {
    this.#options = options;
  }

  async call(method: string, path: string, { body, headers, at }: CallOptions = {}): Promise<Answer> {
    const { origin, ca, address } = this.#options;
    const url = new URL(path, at ?? origin);
    const options: RequestOptions & { ca: string } = {
      method,
      ca,
      agent: false,
      // nginx listens on IPv4 alone.
      family: 4,
      ...(address && { localAddress: address }),
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, options, (response) => {
      this.#keepCookies(response.headers['set-cookie'] ?? []);
      const { statusCode, headers: received } = response;
      text(response).then((read) => resolve({ status: statusCode!, headers: received, body: read }), reject);
    });
    request.on('error', reject).end(body && JSON.stringify(body));
    return await promise;
  }

  /** The `data` of a call that succeeds. */
  async ask<Data>(method: string, path: string, options?: CallOptions): Promise<Data> {
    const { status, body } = await this.call(method, path, options);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${body}`);
    return (JSON.parse(body) as { data: Data }).data;
  }

  async signIn(provider: OidcServer, name: string, at?: string): Promise<void> {
    const where = at === undefined ? {} : { at };
    provider.account = { sub: name, email: `${name}@example.com`, email_verified: true, name };
    const body = { purpose: 'signIn' };
    const { url } = await this.ask<{ url: string }>('POST', '/api/v1/auth/oidc/begin', { body, ...where });
    const response = await provider.visit(url);
    await this.ask('POST', '/api/v1/auth/oidc', { body: { response }, ...where });
  }

  /** The same person in another browser, with the same cookies. */
  copy(): Person {
    const copy = new Person(this.#options);
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value);
    return copy;
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair, ...attributes] = line.split('; ');
      const at = pair!.indexOf('=');
      if (attributes.includes('Max-Age=0')) this.#cookies.delete(pair!.slice(0, at));
      else this.#cookies.set(pair!.slice(0, at), pair!.slice(at + 1));
    }
  }
}
