import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A body as it is sent, and its ETag. */
export class ResponseBody {
  readonly bytes: Buffer;
  #etag: string | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  get etag(): string {
    return (this.#etag ??= `W/"${hash('sha256', this.bytes, 'base64url').slice(0, 22)}"`);
  }
}

// What an entry takes besides its bytes: the objects, the list and map of the cache, and the ETag (measured: about 440).
export const ENTRY_OVERHEAD_BYTES = 512;

/** Bodies that may be sent again, under keys that say what they were made of; those not asked for longest go first. */
export class ResponseCache {
  readonly #byKey: LRUCache<string, ResponseBody> | undefined;

  constructor(maxBytes: number) {
    if (maxBytes === 0) return;
    this.#byKey = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes.length + key.length + ENTRY_OVERHEAD_BYTES,
    });
  }

  get(key: string): ResponseBody | undefined {
    return this.#byKey?.get(key);
  }

  set(key: string, body: ResponseBody): void {
    this.#byKey?.set(key, body);
  }
}
