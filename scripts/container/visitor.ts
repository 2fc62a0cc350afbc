import type { OidcServer } from '../../api/src/test/servers/oidc-server.ts';
import { buildPicture } from '../../api/src/test/pictures.ts';

interface Answer {
  status: number;
  data: Record<string, unknown>;
}

/** HTTP client of one person, for one server; keeps cookies. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async fetch(path: string, body?: object): Promise<Response> {
    const response = await fetch(`${this.#origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [pair] = header.split(';', 1) as [string];
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  async call(path: string, body?: object): Promise<Answer> {
    const response = await this.fetch(path, body);
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return { status: response.status, data };
  }

  async signIn(provider: OidcServer): Promise<void> {
    const { data } = await this.call('/api/v1/auth/oidc/begin', { purpose: 'signIn' });
    const response = await provider.visit(data.url as string);
    await this.call('/api/v1/auth/oidc', { response });
  }

  /** Saves a gift with a picture, which a worker process reads, and asks for the picture. */
  async savePicture(title: string): Promise<void> {
    const imageUrl = await buildPicture('png', 900, 700);
    const { data } = await this.call('/api/v1/gifts', { title, imageUrl });
    const picture = await this.fetch(data.imageUrl as string);
    const bytes = await picture.arrayBuffer();
    if (!picture.ok || bytes.byteLength === 0) throw new Error(`The picture answered ${picture.status}.`);
  }
}
