export interface ContentFault {
  file: string;
  line: number;
  message: string;
}

/** Errors of the content, one line each: `posts/a.md:12: Content is empty`. */
export class ContentError extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'ContentError';
    this.faults = faults;
  }
}
