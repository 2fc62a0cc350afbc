import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, buildConnector, request, type Dispatcher } from 'undici';
import { bareHost, isPublicAddress, isWebAddress } from './public-address.ts';

const CONNECT_MS = 3_000;
const HEADERS_MS = 5_000;
const TOTAL_MS = 8_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_REDIRECTS = 4;
const MAX_URL_LENGTH = 2048;
const USER_AGENT = 'Mozilla/5.0 (compatible; TuckawayLinkPreview/1.0)';

/** The page was not read. The reason is for the audit log only: a caller could scan networks with it. */
export class PageRefused extends Error {}

interface SocketAddress {
  address: string;
  port: number;
}

/** Resolver and check of addresses. Tests replace them; configuration cannot. */
export interface Network {
  resolve(host: string, port: number): Promise<SocketAddress[]>;
  isAllowed(address: string): boolean;
  /** Certificate authorities; unset means the system's list. */
  ca?: string;
}

const INTERNET: Network = {
  resolve: async (host, port) =>
    (await lookup(host, { all: true })).map(({ address }) => ({ address, port })),
  isAllowed: isPublicAddress,
};

interface FetchLimits {
  accept: string;
  /** The media types to take, tested against the type alone. */
  type: RegExp;
  maxBytes: number;
}

export interface FetchedPage {
  url: URL;
  contentType: string;
  body: Buffer;
}

export type SafeFetch = (url: string, limits: FetchLimits) => Promise<FetchedPage>;

/** Fetches URLs that users typed, only from machines on the public internet. */
export function makeSafeFetch(network: Network = INTERNET): SafeFetch {
  const dispatcher = new Agent({
    connect: guardedConnect(network),
    headersTimeout: HEADERS_MS,
    bodyTimeout: HEADERS_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: 1,
    pipelining: 0,
  });
  return async (start, limits) => {
    const signal = AbortSignal.timeout(TOTAL_MS);
    let url = parseUrl(start);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await send(url, { dispatcher, signal, accept: limits.accept });
      const next = redirectOf(response, url);
      if (!next) return await readBody(response, url, limits, signal);
      discard(response.body);
      url = next;
    }
    throw new PageRefused('too many redirects');
  };
}

/** Resolves a name once, checks each of its addresses, connects to a checked one, and checks the address of the connection. */
function guardedConnect({ resolve, isAllowed, ca }: Network): buildConnector.connector {
  const connectTo = buildConnector({ timeout: CONNECT_MS, allowH2: false, ...(ca && { ca }) });
  const choose = async (host: string, port: number): Promise<SocketAddress> => {
    const addresses = isIP(host) ? [{ address: host, port }] : await resolve(host, port);
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
      throw new PageRefused(`address not allowed: ${host}`);
    }
    return addresses[0]!;
  };
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    choose(host, port).then(
      (chosen) => {
        const target = { ...options, hostname: chosen.address, port: String(chosen.port) };
        if (!isIP(host)) target.servername = host;
        connectTo(target, (error, socket) => {
          if (error) return callback(error, null);
          if (isAllowed(socket.remoteAddress ?? '')) return callback(null, socket);
          socket.destroy();
          callback(new PageRefused('connected to an address that is not allowed'), null);
        });
      },
      (error: Error) => callback(error, null),
    );
  };
}

function parseUrl(text: string, base?: URL): URL {
  const url = text.length <= MAX_URL_LENGTH ? URL.parse(text, base?.href) : null;
  if (!url || url.href.length > MAX_URL_LENGTH || !isWebAddress(url))
    throw new PageRefused('not a web address');
  return url;
}

interface SendOptions {
  dispatcher: Agent;
  signal: AbortSignal;
  accept: string;
}

async function send(url: URL, { dispatcher, signal, accept }: SendOptions): Promise<Dispatcher.ResponseData> {
  const headers = { 'user-agent': USER_AGENT, accept, 'accept-encoding': 'gzip, deflate, br' };
  try {
    return await request(url, { method: 'GET', headers, dispatcher, signal });
  } catch (cause) {
    throw cause instanceof PageRefused
      ? cause
      : new PageRefused(`no answer from ${bareHost(url)}`, { cause });
  }
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  if (typeof headers.location !== 'string') throw new PageRefused('redirect to nowhere');
  const to = parseUrl(headers.location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new PageRefused('redirect away from https');
  return to;
}

function discard(body: Dispatcher.ResponseData['body']): void {
  // An aborted stream emits an error, which would be unhandled without this listener.
  body.once('error', () => {}).destroy();
}

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function readBody(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  { type, maxBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const contentType = String(headers['content-type'] ?? '');
  const encoding = String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase();
  const makeDecoder = DECODERS[encoding as keyof typeof DECODERS];
  const isAccepted = statusCode === 200 && type.test(contentType.split(';')[0]!.trim().toLowerCase());
  // One encoding at most: with a chain of them, a small response could expand without limit.
  if (!isAccepted || (encoding !== 'identity' && !makeDecoder)) {
    discard(body);
    throw new PageRefused(`not what was asked for: ${statusCode} ${contentType.slice(0, 80)}`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new PageRefused('too large');
      chunks.push(chunk);
    }
  };
  try {
    if (makeDecoder) await pipeline(body, makeDecoder(), collect, { signal });
    else await pipeline(body, collect, { signal });
  } catch (cause) {
    throw cause instanceof PageRefused ? cause : new PageRefused('broken answer', { cause });
  }
  return { url, contentType, body: Buffer.concat(chunks) };
}
