import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

type Encoding = 'br' | 'gzip';

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

export interface SiteFile {
  path: string;
  size: number;
  type: string;
  /** Part of the ETag; changes with the content. */
  hash: string;
  cacheControl: string;
  /** Copies that the build compressed, best first. */
  encodings: Encoding[];
  encoded: Partial<Record<Encoding, { path: string; size: number }>>;
  /** Hashes of a page's inline scripts and styles, for its content security policy. */
  inline?: InlineHashes;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const COMPRESSED = /\.(br|gz)$/;

const FOREVER = 'public, max-age=31536000, immutable';
// Pictures and fonts keep their names when they change: cached for a day, then stale-while-revalidate.
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const REVALIDATE = 'no-cache';

/** Every file of the built site by the address it is served at; a page `x/index.html` is also `/x`. */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  if (!existsSync(folder)) return files;
  const dir = realpathSync(folder);
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of names) {
    if (COMPRESSED.test(path)) continue;
    const address = `/${relative(dir, path).split(sep).join('/')}`;
    const file = describeFile(path, address);
    files.set(address, file);
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'/index.html'.length) || '/', file);
  }
  return files;
}

function describeFile(path: string, address: string): SiteFile {
  const { size, mtimeMs } = statSync(path);
  const encoded: SiteFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const copy = path + SUFFIX[encoding];
    if (existsSync(copy)) encoded[encoding] = { path: copy, size: statSync(copy).size };
  }
  const extension = extname(path);
  const html = extension === '.html' ? readFileSync(path, 'utf8') : undefined;
  return {
    path,
    size,
    type: TYPES[extension] ?? 'application/octet-stream',
    // Hashing thousands of pictures would slow down every start.
    hash: html === undefined ? `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}` : hashOf(html),
    cacheControl: cacheControlOf(address),
    encodings: Object.keys(encoded) as Encoding[],
    encoded,
    ...(html !== undefined && { inline: inlineHashes(html) }),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return FOREVER;
  if (/^\/(pictures|fonts)\//.test(address)) return A_DAY;
  return REVALIDATE;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

function inlineHashes(html: string): InlineHashes {
  const hashes = (element: RegExp) => {
    const texts = [...html.matchAll(element)].map(([, text]) => text!);
    const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    return [...new Set(all)];
  };
  return { scripts: hashes(INLINE_SCRIPT), styles: hashes(INLINE_STYLE) };
}
