export interface ContentFault {
  file: string;
  line: number;
  message: string;
}

/** What is wrong with the written content, one line per fault: `posts/a.md:12: Content is empty`. */
export class ContentError extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'ContentError';
    this.faults = faults;
  }
}
