import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeSafeFetch, PageRefused } from './safe-fetch.ts';

const HTML = { accept: 'text/html', type: /^text\/html$/, maxBytes: 1024 };

/** A certificate that signs itself, thrown away with the test; undefined where the tool for it is not installed. */
function makeCertificate(host: string): { key: string; cert: string } | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'tuckaway-tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host}`;
  try {
    execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

const certificate = makeCertificate('shop.example');

describe.skipIf(!certificate)('reading over https', () => {
  let servername: string | undefined;
  const server = createServer({
    ...certificate,
    SNICallback: (name, done) => {
      servername = name;
      done(null);
    },
  });
  server.on('request', (request, reply) => {
    if (request.url === '/down') reply.writeHead(301, { location: 'http://shop.example/' }).end();
    else reply.writeHead(200, { 'content-type': 'text/html' }).end('secret');
  });
  const listening = new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
  afterAll(() => server.close());

  const read = async (url: string, ca = certificate!.cert) => {
    const port = await listening;
    const fetch = makeSafeFetch({
      resolve: async () => [{ address: '127.0.0.1', port }],
      isAllowed: (address) => address === '127.0.0.1',
      ca,
    });
    return await fetch(url, HTML);
  };

  test('asks for the name though it connects to a checked address', async () => {
    expect((await read('https://shop.example/')).body.toString()).toBe('secret');
    expect(servername).toBe('shop.example');
  });

  test('refuses a certificate of another name or signer, and a step down to http', async () => {
    await expect(read('https://other.example/')).rejects.toBeInstanceOf(PageRefused);
    await expect(read('https://shop.example/', makeCertificate('x.example')!.cert)).rejects.toBeInstanceOf(
      PageRefused,
    );
    await expect(read('https://shop.example/down')).rejects.toBeInstanceOf(PageRefused);
  });
});
