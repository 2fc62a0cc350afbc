import type { FastifyReply } from 'fastify';
import { markup, type Html } from './html.ts';

interface Shell {
  title: string;
  /** Metadata for link previews. */
  head?: Html;
  main: Html;
  /** The page's script, where it has one. */
  script?: '/share-page.js' | '/draw-page.js';
}

const MARK = markup`<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
  <g transform="rotate(10 20 22)">
    <path
      class="mark-tag"
      fill-rule="evenodd"
      d="M17.6 9.2h5.2a4 4 0 0 1 3.2 1.6l4.4 5.9a4 4 0 0 1 .8 2.4v15.4a4 4 0 0 1-4 4H13.2a4 4 0 0 1-4-4V19.1a4 4 0 0 1 .8-2.4l4.4-5.9a4 4 0 0 1 3.2-1.6Zm2.6 3.3a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Z"
    />
    <path class="mark-thread" d="M20.2 15.4C19 8 22 2.2 26 3.1S27.6 9.4 22.6 8.6 15.8 4 17.4 2" />
    <path class="mark-letter" d="M14.6 23.6h11.2M20.2 23.6v9" />
  </g>
</svg>`;

/** HTML page around the content of an address below /s or /draw. Its files come from the build of the site. */
export const shell = ({ title, head, main, script }: Shell): string =>
  markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="referrer" content="no-referrer" />
        ${head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/share-page.css" />
        ${script !== undefined && markup`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <header class="top">
          <a class="logo" href="/">${MARK}<span>Tuckaway</span></a>
        </header>
        <main id="main">${main}</main>
        <footer class="bottom">
          <p>Made with <a href="/">Tuckaway</a>, for people who give gifts.</p>
        </footer>
      </body>
    </html> `.text;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The address is a key: no caching, no indexing, no referrer. */
export const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);
