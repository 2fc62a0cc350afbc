import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/*
 * A small server that speaks as much S3 as pictures need, with the bytes in memory. It checks every signature by the
 * rules of Signature Version 4 itself, and reports errors with the codes that AWS and Ceph use.
 */
interface Stored {
  bytes: Buffer;
  modified: Date;
}

export interface S3Server {
  endpoint: string;
  objects: Map<string, Stored>;
  /** Names of its buckets, which share their objects. */
  buckets: Set<string>;
  /** Log of requests, such as `PUT 3f/…`. */
  calls: string[];
  /** How far its clock is ahead. */
  skewMs: number;
  /** Responds to everything with 503, as an overloaded server does. */
  isBusy: boolean;
  /** How many objects fit; one more is refused as Ceph refuses it. */
  room: number;
  close(): Promise<void>;
}

export const S3_KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
export const S3_BUCKET = 'pictures';
export const S3_REGION = 'us-east-1';
const PAGE = 3;
const MAX_SKEW_MS = 15 * 60 * 1000;

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export async function startS3Server(): Promise<S3Server> {
  const state = {
    objects: new Map<string, Stored>(),
    buckets: new Set([S3_BUCKET]),
    calls: [] as string[],
    skewMs: 0,
    isBusy: false,
    room: Infinity,
  };
  const server = createServer((request, response) => {
    respond(state, request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refused ? error : new Refused(500, String(error));
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close,
  });
}

type State = Omit<S3Server, 'endpoint' | 'close'>;

async function respond(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url!, 'http://bucket');
  if (state.isBusy) throw new Refused(503, 'SlowDown');
  verifySignature(request, url, body, state.skewMs);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  state.calls.push(`${request.method} ${key}`);
  if (request.method === 'PUT' && key === '') return createBucket(state, bucket!, response);
  if (!state.buckets.has(bucket!)) throw new Refused(404, 'NoSuchBucket');
  if (key === '') return list(state, url, response);
  if (request.method === 'PUT') return put(state, key, request, body, response);
  if (request.method === 'DELETE') {
    state.objects.delete(key);
    return void response.writeHead(204).end();
  }
  const found = state.objects.get(key);
  if (!found) throw new Refused(404, 'NoSuchKey');
  response.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': found.bytes.length,
    'last-modified': found.modified.toUTCString(),
  });
  response.end(found.bytes);
}

function createBucket({ buckets }: State, name: string, response: ServerResponse): void {
  if (buckets.has(name)) throw new Refused(409, 'BucketAlreadyOwnedByYou');
  buckets.add(name);
  response.writeHead(200).end();
}

function put(
  { objects, room }: State,
  key: string,
  { headers }: IncomingMessage,
  bytes: Buffer,
  response: ServerResponse,
) {
  const md5 = createHash('md5').update(bytes).digest();
  const expected = headers['content-md5'];
  if (expected !== undefined && expected !== md5.toString('base64')) throw new Refused(400, 'BadDigest');
  if (objects.size >= room) throw new Refused(403, 'QuotaExceeded');
  objects.set(key, { bytes, modified: new Date() });
  response.writeHead(200, { etag: `"${md5.toString('hex')}"` }).end();
}

function list({ objects }: State, { searchParams }: URL, response: ServerResponse): void {
  const after = searchParams.get('continuation-token') ?? '';
  const prefix = searchParams.get('prefix') ?? '';
  const names = [...objects.keys()].sort().filter((name) => name > after && name.startsWith(prefix));
  const page = names.slice(0, PAGE);
  const contents = page.map((name) => {
    const { bytes, modified } = objects.get(name)!;
    return `<Contents><Key>${name}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next =
    names.length > PAGE
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function verifySignature(request: IncomingMessage, url: URL, body: Buffer, skewMs: number): void {
  const { headers, method } = request;
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!parts) throw new Refused(403, 'AccessDenied');
  const [, keyId, day, region, signed, signature] = parts as unknown as string[];
  if (keyId !== S3_KEYS.accessKeyId) throw new Refused(403, 'InvalidAccessKeyId');
  if (region !== S3_REGION) throw new Refused(400, 'AuthorizationHeaderMalformed');
  const timestamp = String(headers['x-amz-date']);
  const sentAt = Date.parse(
    timestamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(Date.now() + skewMs - sentAt) < MAX_SKEW_MS)) throw new Refused(403, 'RequestTimeTooSkewed');
  const contentSum = String(headers['x-amz-content-sha256']);
  if (contentSum !== 'UNSIGNED-PAYLOAD' && contentSum !== sha256(body))
    throw new Refused(400, 'XAmzContentSHA256Mismatch');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = signed!.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query, lines.join(''), signed, contentSum].join('\n');
  const text = ['AWS4-HMAC-SHA256', timestamp, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join(
    '\n',
  );
  const key = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${S3_KEYS.secretAccessKey}`,
  );
  if (hmac(key, text).toString('hex') !== signature) throw new Refused(403, 'SignatureDoesNotMatch');
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
