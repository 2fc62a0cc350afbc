import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { REPORTS_PATH } from './policy-reports.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const { app } = await buildTestApp({ rateLimitFactor: 1 }, { log });

let address = 0;
/** Every browser from an address of its own, unless one is given. */
async function report(body: unknown, type: string, remoteAddress = `10.0.0.${address++}`) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
  const { statusCode } = await app.inject({
    method: 'POST',
    url: REPORTS_PATH,
    payload,
    headers,
    remoteAddress,
  });
  return statusCode;
}

const logged = () =>
  lines
    .splice(0)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ directive, blocked, count }) => ({ directive, blocked, count }));

const today = (blockedURL: unknown, effectiveDirective: unknown = 'script-src-elem') => [
  { type: 'csp-violation', url: 'https://x.example/app?q=Rose', body: { blockedURL, effectiveDirective } },
];

describe('reports of the content policy', () => {
  test('count by directive and host, in both forms of report', async () => {
    expect(await report(today('https://evil.example/steal.js?who=Rose'), 'application/reports+json')).toBe(
      204,
    );
    const old = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline' } };
    expect(await report(old, 'application/csp-report')).toBe(204);
    expect(lines.join('')).not.toContain('Rose');
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'evil.example', count: 1 },
      { directive: 'img-src', blocked: 'inline', count: 1 },
    ]);
  });

  test('appear in the log at the first, the tenth and the hundredth of a kind', async () => {
    for (let sent = 0; sent < 100; sent++) {
      await report(today('https://often.example/'), 'application/reports+json');
    }
    expect(logged().map(({ count }) => count)).toEqual([1, 10, 100]);
  });

  test.each([
    ['text that is no report', '{"name":"Rose"}', 'application/csp-report', 400],
    [
      'a directive that is none',
      today('inline', 'Rose Smith <rose@x.example>'),
      'application/reports+json',
      400,
    ],
    ['JSON of our own kind', today('inline'), 'application/json', 415],
    ['more than a report can be', today('x'.repeat(20_000)), 'application/reports+json', 413],
    [
      'more reports than a page can make',
      Array(51).fill(today('inline')[0]),
      'application/reports+json',
      400,
    ],
  ])('%s is refused, and leaves no line with it', async (_, body, type, status) => {
    expect(await report(body, type)).toBe(status);
    expect(lines.join('')).not.toContain('Rose');
    lines.length = 0;
  });

  test('arrive at most 30 times a minute from one address', async () => {
    const statuses = [];
    for (let sent = 0; sent < 31; sent++) {
      statuses.push(await report(today('eval'), 'application/reports+json', '10.9.9.9'));
    }
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
  });
});

test('security.txt says where to write, until a day to come', async () => {
  const { body, headers } = await app.inject({
    url: '/.well-known/security.txt',
    headers: { host: 'localhost:3000' },
  });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: http://localhost:3000/about\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)![1]!);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
