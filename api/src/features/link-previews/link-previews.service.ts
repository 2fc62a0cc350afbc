import { PICTURE_MAX_BYTES } from '@tuckaway/contract/gifts/gifts';
import type { LinkPreview } from '@tuckaway/contract/gifts/link-previews';
import { tooMany } from '../../platform/http/errors.ts';
import { ConcurrencyGate, GatePerUser } from '../../platform/limits/concurrency-gate.ts';
import type { PictureReader } from '../pictures/picture-reader.ts';
import type { Picture } from '../pictures/redraw.ts';
import { tooManyPages, type PageReader } from './page-reader.ts';
import type { SafeFetch } from './safe-fetch.ts';

const PAGE = {
  accept: 'text/html,application/xhtml+xml',
  type: /^(text\/html|application\/xhtml\+xml)$/,
  maxBytes: 2 * 1024 * 1024,
};
const PICTURE = {
  accept: 'image/webp,image/png,image/jpeg',
  type: /^image\/(png|jpeg|webp|gif|avif)$/,
  maxBytes: PICTURE_MAX_BYTES,
};
const RETRY_AFTER_S = 5;

interface LinkPreviewParts {
  fetch: SafeFetch;
  pages: Pick<PageReader, 'read'>;
  pictureReader: Pick<PictureReader, 'read'>;
}

/** Stores the picture for the reader and returns its address. */
type StorePicture = (picture: Picture) => Promise<string>;

export class LinkPreviews {
  readonly #parts: LinkPreviewParts;
  readonly #turns = new GatePerUser({ atOnce: 2, waiting: 0 }, () => tooMany(RETRY_AFTER_S));
  readonly #gate = new ConcurrencyGate({ atOnce: 10, waiting: 0 }, tooManyPages);

  constructor(parts: LinkPreviewParts) {
    this.#parts = parts;
  }

  /** Reads a product page for a user, with a limit per user against use as a crawler. */
  async read(userId: number, url: string, store: StorePicture): Promise<LinkPreview> {
    return await this.#turns.run(userId, () => this.#gate.run(() => this.#preview(userId, url, store)));
  }

  async #preview(userId: number, url: string, store: StorePicture): Promise<LinkPreview> {
    const { fetch, pages } = this.#parts;
    const { imageUrl, ...facts } = await pages.read(await fetch(url, PAGE));
    return { ...facts, imageUrl: imageUrl && (await this.#storePicture(userId, imageUrl, store)) };
  }

  /** Small and redrawn by us, as if it had been uploaded. A page without a usable picture is still a page. */
  async #storePicture(userId: number, url: string, store: StorePicture): Promise<string | null> {
    const { fetch, pictureReader } = this.#parts;
    try {
      const { body } = await fetch(url, PICTURE);
      return await store(await pictureReader.read(userId, body));
    } catch {
      return null;
    }
  }
}
