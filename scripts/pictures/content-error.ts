/** A mistake of whoever wrote the content: told as `file:line: reason`, without a stack. */
export class ContentError extends Error {
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
    this.name = 'ContentError';
  }
}
