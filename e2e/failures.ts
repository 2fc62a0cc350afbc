import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** Chromium logs each failed request as well. The request itself is recorded with its method and status. */
const LOGGED_REQUEST = /^Failed to load resource/;
/** The page moved on, or the app canceled the request. */
const CANCELED = 'net::ERR_ABORTED';

/**
 * Records failures in a browser context: requests answered 4xx or 5xx, requests without a
 * response, images that do not load, console errors and uncaught errors. A test declares the failures it causes.
 */
export class Failures {
  private readonly seen = new Set<string>();
  private readonly expected: RegExp[] = [];

  /** Addresses of this origin are recorded without it: `GET /api/v1/tags`. */
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('response', (response) => this.onResponse(response));
    context.on('requestfailed', (request) => this.onRequestFailed(request));
    context.on('console', (message) => this.onConsole(message));
    context.on('weberror', (error) => this.seen.add(`page error: ${error.error().message}`));
    await context.exposeBinding('reportBrokenImage', (_source, url: string) => {
      this.seen.add(`broken image: ${url.replace(this.origin, '')}`);
    });
    await context.addInitScript(reportBrokenImages);
  }

  /** Lines that match one of these are part of the test. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Failures that were not declared. */
  unexpected(): string[] {
    return [...this.seen].filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }

  private onResponse(response: Response): void {
    if (response.status() >= 400) this.seen.add(`${response.status()} ${this.describe(response.request())}`);
  }

  private onRequestFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== CANCELED) this.seen.add(`${reason} ${this.describe(request)}`);
  }

  private onConsole(message: ConsoleMessage): void {
    if (message.type() === 'error' && !LOGGED_REQUEST.test(message.text()))
      this.seen.add(`console: ${message.text().split('\n')[0]}`);
  }

  private describe(request: Request): string {
    return `${request.method()} ${request.url().replace(this.origin, '')}`;
  }
}

/** Runs in the page. `error` events of images do not bubble: they are captured. */
function reportBrokenImages(): void {
  const report = (window as unknown as { reportBrokenImage: (url: string) => void }).reportBrokenImage;
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) report(target.currentSrc || target.src);
  };
  addEventListener('error', onError, true);
}
