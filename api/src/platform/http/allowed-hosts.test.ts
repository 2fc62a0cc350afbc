import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const { app } = await buildTestApp({}, { arrival: { headersMs: 300, requestMs: 600 } });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** The response until the server closes the connection. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return await text(socket);
}
const statusOf = async (request: string) => Number((await sendRaw(request)).split(' ')[1]);
const get = (path: string, ...hosts: string[]) =>
  `GET ${path} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`;

describe('the server in local mode', () => {
  test.each(['localhost', `localhost:${port}`, '127.0.0.1', `[::1]:${port}`])(
    'serves requests for the host %s',
    async (host) => {
      expect(await statusOf(get('/api/v1/auth/config', host))).toBe(200);
    },
  );

  test.each(['evil.example', `evil.example:${port}`, 'localhost.evil.example', '192.0.2.1', ''])(
    'refuses requests for the host %j',
    async (host) => {
      for (const path of ['/api/v1/auth/config', '/', '/api/unknown']) {
        expect(await statusOf(get(path, host))).toBe(421);
      }
    },
  );

  test('ignores a host that a page names in X-Forwarded-Host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await app.inject({ url: '/api/v1/auth/config', headers })).statusCode).toBe(421);
  });

  test('serves health checks for any host', async () => {
    expect(await statusOf(get('/livez', '10.0.0.7'))).toBe(200);
    expect(await statusOf(get('/readyz', '10.0.0.7'))).toBe(200);
  });

  test('refuses a request with two Host headers', async () => {
    expect(await statusOf(get('/api/v1/auth/config', 'localhost', 'evil.example'))).toBe(421);
  });
});

test('the public server answers under its own name, also as its proxy reports it', async () => {
  const { app: live } = await buildTestApp({
    mode: 'production',
    publicUrl: 'https://gifts.example',
    trustProxyHops: 1,
  });
  const ask = async (headers: Record<string, string>) =>
    (await live.inject({ url: '/api/v1/auth/config', headers })).statusCode;
  expect(await ask({ host: 'gifts.example' })).toBe(200);
  expect(await ask({ host: '10.0.0.7:3000', 'x-forwarded-host': 'gifts.example' })).toBe(200);
  expect(await ask({ host: 'localhost' })).toBe(421);
});

test('an address that cannot be read is refused with all security headers', async () => {
  const { statusCode, headers } = await app.inject('/api/v1/gifts/%E0%A4%A');
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

describe('a request that does not arrive is given up on time', () => {
  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: local', 300],
    [
      'body',
      'POST /api/v1/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      600,
    ],
  ])('ends without its %s', async (_, sent, limitMs) => {
    const began = performance.now();
    expect(await statusOf(sent)).toBe(408);
    expect(performance.now() - began).toBeLessThan(limitMs + 15_000);
  });
});
