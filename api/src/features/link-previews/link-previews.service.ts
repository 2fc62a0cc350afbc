import { IMAGE_MAX_BYTES } from '@tuckaway/contract/gifts';
import type { LinkPreview } from '@tuckaway/contract/link-previews';
import { tooMany, unavailable } from '../../platform/errors.ts';
import { Gate } from '../../platform/gate.ts';
import { reencode } from '../../platform/images.ts';
import { readProductPage } from './product-page.ts';
import type { Fetched, SafeFetch } from './safe-fetch.ts';

const PAGE = {
  accept: 'text/html,application/xhtml+xml',
  type: /^(text\/html|application\/xhtml\+xml)$/,
  maxBytes: 2 * 1024 * 1024,
};
const IMAGE = {
  accept: 'image/webp,image/png,image/jpeg',
  type: /^image\/(png|jpeg|webp|gif|avif)$/,
  maxBytes: IMAGE_MAX_BYTES,
};
const AT_ONCE_PER_USER = 2;
const RETRY_AFTER_S = 5;

export class LinkPreviews {
  readonly #fetch: SafeFetch;
  readonly #running = new Map<number, number>();
  readonly #gate = new Gate({ atOnce: 10, waiting: 0 }, () =>
    unavailable('previews_busy', 'Too many pages are being read. Please try again in a moment.'),
  );

  constructor(fetch: SafeFetch) {
    this.#fetch = fetch;
  }

  /** Reads a product page for a user; a few at a time, so that nobody turns this into a crawler. */
  async read(userId: number, url: string): Promise<LinkPreview> {
    const running = this.#running.get(userId) ?? 0;
    if (running >= AT_ONCE_PER_USER) throw tooMany(RETRY_AFTER_S);
    this.#running.set(userId, running + 1);
    try {
      return await this.#gate.run(() => this.#preview(url));
    } finally {
      const left = this.#running.get(userId)! - 1;
      if (left > 0) this.#running.set(userId, left);
      else this.#running.delete(userId);
    }
  }

  async #preview(url: string): Promise<LinkPreview> {
    const page = await this.#fetch(url, PAGE);
    const { imageUrl, ...facts } = readProductPage(decode(page), page.url);
    return { ...facts, image: imageUrl && (await this.#readImage(imageUrl)) };
  }

  /** Small and redrawn by us, as if it had been uploaded. A page without a usable picture is still a page. */
  async #readImage(url: string): Promise<string | null> {
    try {
      const { body } = await this.#fetch(url, IMAGE);
      const { page } = await reencode(body);
      return `data:image/webp;base64,${page.toString('base64')}`;
    } catch {
      return null;
    }
  }
}

function decode({ contentType, body }: Fetched): string {
  const head = body.toString('latin1', 0, 1024);
  const named = /charset=["']?([\w-]+)/i.exec(contentType) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head);
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
