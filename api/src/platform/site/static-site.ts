import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppScreen } from '@tuckaway/domain/app-screens';
import type { Config } from '../../config.ts';
import { sendNotFound } from '../http/error-handler.ts';
import { pagePolicy, REPORTING_ENDPOINTS, WORKER_POLICY } from '../security/security-headers.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';

const APP_SHELL = '/__spa-fallback.html';
const SERVICE_WORKER = '/service-worker.js';
const NOT_FOUND_PAGE = '/404';
const POST_NOT_FOUND_PAGE = '/blog/404';
/** The search page. Search engines should not list its results, which have URLs of their own. */
const SEARCH_PAGE = '/find';
/** Assets of builds that this one replaced within a day, beside the folder of the pages (scripts/replaced-assets.mjs). */
const REPLACED = '../replaced';
const IN_THE_BLOG = /^\/blog\//;
const IN_THE_APP = /^\/app(\/|$)/;

/**
 * The built site. Only files that were there at the start are served, by exact name, so no URL can lead out of
 * the folder. Everything below /app is drawn by one page, with status 404 where no screen has the address; any other unknown
 * path gets the page for 404.
 */
export function serveSite(app: FastifyInstance, dir: string, config: Config): void {
  const files = new Map([...readSiteFiles(join(dir, REPLACED)), ...readSiteFiles(dir)]);
  const policies = new Map<string, string>();
  for (const file of files.values()) {
    if (file.inline) policies.set(file.path, pagePolicy(config, file.inline));
  }
  const worker = files.get(SERVICE_WORKER);
  if (worker) policies.set(worker.path, WORKER_POLICY);
  const notFoundPage = files.get(NOT_FOUND_PAGE);
  const postNotFoundPage = files.get(POST_NOT_FOUND_PAGE);
  const send = (file: SiteFile, request: FastifyRequest, reply: FastifyReply, status = 200) =>
    sendFile(file, policies.get(file.path), request, reply, status);

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = pathOf(request.url);
    if (!isRead || path === undefined || path.startsWith('/api/')) return sendNotFound(request, reply);
    const found = files.get(path) ?? (IN_THE_APP.test(path) ? files.get(APP_SHELL) : undefined);
    const isNotFoundPage = found !== undefined && (found === notFoundPage || found === postNotFoundPage);
    const isNoScreen = IN_THE_APP.test(path) && !isAppScreen(path);
    if (path === SEARCH_PAGE && request.url.includes('?')) reply.header('x-robots-tag', 'noindex');
    if (found) return send(found, request, reply, isNotFoundPage || isNoScreen ? 404 : 200);
    const withoutSlash = path.replace(/\/+$/, '');
    if (withoutSlash !== path && files.has(withoutSlash)) return reply.redirect(withoutSlash, 308);
    const missing = (IN_THE_BLOG.test(path) ? postNotFoundPage : undefined) ?? notFoundPage;
    return missing ? send(missing, request, reply, 404) : sendNotFound(request, reply);
  });
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]!);
  } catch {
    return undefined;
  }
}

async function sendFile(
  file: SiteFile,
  policy: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`;
  reply.code(status).header('etag', etag).header('cache-control', file.cacheControl);
  if (file.encodings.length > 0) reply.header('vary', 'accept-encoding');
  if (policy) {
    reply.header('content-security-policy', policy).header('reporting-endpoints', REPORTING_ENDPOINTS);
  }
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();

  if (encoding) reply.header('content-encoding', encoding);
  const { path, size } = encoding ? file.encoded[encoding]! : { path: file.path, size: file.size };
  reply.type(file.type).header('content-length', size);
  if (request.method === 'HEAD') return reply.send();
  const opened = await open(path).catch(() => undefined);
  // The file may have been removed or replaced since the start, by a build or a deployment into the same folder.
  if (opened === undefined || (await opened.stat()).size !== size) {
    await opened?.close();
    clearHeaders(reply);
    return sendNotFound(request, reply);
  }
  return reply.send(opened.createReadStream());
}

function clearHeaders(reply: FastifyReply): void {
  for (const name of ['etag', 'cache-control', 'vary', 'content-encoding', 'content-length'])
    reply.removeHeader(name);
}

function chooseEncoding(file: SiteFile, accepted = ''): 'br' | 'gzip' | undefined {
  const refused = /;\s*q=0(\.0+)?\s*$/;
  const names = accepted.split(',').filter((part) => !refused.test(part));
  return file.encodings.find((encoding) => names.some((part) => part.split(';')[0]!.trim() === encoding));
}

function matches(header: string | undefined, etag: string): boolean {
  // A proxy that recompresses marks our tag as weak; it still names the same page.
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
