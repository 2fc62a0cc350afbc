import { hash } from 'node:crypto';

/** A body as it is sent, and its entity tag. */
export class Answer {
  readonly body: Buffer;
  #etag: string | undefined;

  constructor(text: string) {
    this.body = Buffer.from(text);
  }

  get etag(): string {
    return (this.#etag ??= `W/"${hash('sha256', this.body, 'base64url').slice(0, 22)}"`);
  }
}

/** Answers that may be sent again, under keys that say what they were made of; those not asked for longest go first. */
export class Answers {
  readonly #byKey = new Map<string, Answer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Answer | undefined {
    const answer = this.#byKey.get(key);
    if (answer) {
      // A map keeps the order of insertion: what was just asked for goes to its end.
      this.#byKey.delete(key);
      this.#byKey.set(key, answer);
    }
    return answer;
  }

  set(key: string, answer: Answer): void {
    this.#delete(key);
    if (answer.body.length > this.#maxBytes) return;
    this.#byKey.set(key, answer);
    this.#bytes += answer.body.length;
    for (const oldest of this.#byKey.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#byKey.get(key)?.body.length ?? 0;
    this.#byKey.delete(key);
  }
}
