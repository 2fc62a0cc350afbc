import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { makeSafeFetch, PageRefused, type Network } from './safe-fetch.ts';

const MIB = 1024 * 1024;
const HTML = { accept: 'text/html', type: /^text\/html$/, maxBytes: 2 * MIB };
const bomb = gzipSync(Buffer.alloc(32 * MIB));

let requests = 0;
const redirect =
  (to: string): RequestListener =>
  (_, reply) =>
    reply.writeHead(302, { location: to }).end();
const html =
  (body: string | Buffer, headers = {}): RequestListener =>
  (_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

const PATHS: Record<string, RequestListener> = {
  '/ok': html('<title>fine</title>'),
  '/gzip': html(gzipSync('<title>small</title>'), { 'content-encoding': 'gzip' }),
  '/bomb': html(bomb, { 'content-encoding': 'gzip' }),
  '/twice': html(gzipSync(gzipSync('x')), { 'content-encoding': 'gzip, gzip' }),
  '/broken': html('not gzip at all', { 'content-encoding': 'gzip' }),
  '/pdf': html('%PDF', { 'content-type': 'application/pdf' }),
  '/missing': (_, reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end(),
  '/headers': html('x', { 'x-long': 'y'.repeat(40_000) }),
  '/cut': (request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' });
    reply.write('<title>', () => request.socket.destroy());
  },
  '/endless': (_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' });
    const chunk = Buffer.alloc(64 * 1024, 32);
    const more = () => {
      while (!reply.destroyed && reply.write(chunk));
    };
    reply.on('drain', more);
    more();
  },
  '/moved': redirect('/ok'),
  '/loop': redirect('/loop'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-inside': redirect('http://inside.example/ok'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-port': redirect('http://shop.example:22/'),
  '/to-nowhere': (_, reply) => reply.writeHead(302).end(),
  '/echo': (request, reply) => html(JSON.stringify(request.headers))(request, reply),
};
const server = createServer((request, reply) => {
  requests++;
  PATHS[request.url ?? '']?.(request, reply);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Invented names, all of which are the local server; `inside` is also somewhere it must not be. */
const NAMES: Record<string, string[]> = {
  'shop.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.7'],
  'mixed.example': ['127.0.0.1', '10.0.0.7'],
  'nowhere.example': [],
};
const local: Network = {
  resolve: async (host) => (NAMES[host] ?? []).map((address) => ({ address, port })),
  isAllowed: (address) => address === '127.0.0.1',
};
const fetch = makeSafeFetch(local);
const refused = (url: string, using = fetch) =>
  expect(using(url, HTML), url).rejects.toBeInstanceOf(PageRefused);

describe('reading a page', () => {
  test('gives its bytes, decoded, from where the redirects end', async () => {
    expect((await fetch('http://shop.example/ok', HTML)).body.toString()).toBe('<title>fine</title>');
    expect((await fetch('http://shop.example/gzip', HTML)).body.toString()).toBe('<title>small</title>');
    expect((await fetch('http://shop.example/moved', HTML)).url.pathname).toBe('/ok');
  });

  test('tells the shop nothing but what it needs', async () => {
    const headers = JSON.parse((await fetch('http://shop.example/echo', HTML)).body.toString());
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(headers.host).toBe('shop.example');
  });

  test.each([
    'bomb',
    'twice',
    'broken',
    'pdf',
    'missing',
    'headers',
    'cut',
    'endless',
    'loop',
    'to-metadata',
    'to-inside',
    'to-file',
    'to-port',
    'to-nowhere',
  ])('refuses /%s', async (path) => await refused(`http://shop.example/${path}`));

  test('refuses a name of which any address is inside, and one without any', async () => {
    const before = requests;
    for (const host of ['inside', 'mixed', 'nowhere']) await refused(`http://${host}.example/ok`);
    expect(requests).toBe(before);
  });

  test('resolves a name once a request: a second answer cannot slip in', async () => {
    let asked = 0;
    const rebinding = makeSafeFetch({
      ...local,
      resolve: async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.7', port }],
    });
    expect((await rebinding('http://shop.example/ok', HTML)).body.length).toBeGreaterThan(0);
    expect(asked).toBe(1);
    await refused('http://shop.example/ok', rebinding);
  });

  test('looks again at whom it reached', async () => {
    let checks = 0;
    // Allowed when asked about, not any more once connected.
    const shifting = makeSafeFetch({ ...local, isAllowed: () => checks++ === 0 });
    await refused('http://shop.example/ok', shifting);
    expect(checks).toBe(2);
  });
});

describe('with the real rules', () => {
  const strict = makeSafeFetch({ resolve: local.resolve, isAllowed: isPublicAddress });
  test.each([
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '１２７.0.0.1',
    '0.0.0.0',
    '10.0.0.7',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    '[4000::1]',
    'localhost',
    'printer',
    'printer.local',
    'db.internal',
    'shop.example',
  ])('reaches nothing at %s', async (host) => {
    const before = requests;
    await refused(`http://${host}/ok`, strict);
    await refused(`http://${host}:${port}/ok`, strict);
    expect(requests).toBe(before);
  });

  test.each([
    'ftp://shop.example/',
    'file:///etc/passwd',
    'http://user:pass@shop.example/',
    'http://shop.example:8080/',
    'nonsense',
    `http://shop.example/${'x'.repeat(2100)}`,
  ])('refuses the address %s', async (url) => await refused(url));

  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['::ffff:8.8.8.8', true],
    ['::ffff:10.0.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['0x7f.1', false],
    ['168.63.129.16', false],
    ['::ffff:168.63.129.16', false],
    ['168.63.129.17', true],
    ['', false],
  ])('knows that %s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
