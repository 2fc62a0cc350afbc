import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, testConfig } from '../../test/build-app.ts';
import { pagePolicy } from '../../platform/security/security-headers.ts';
import { waitlistCsv } from './waitlist-csv.ts';
import { listWaitlist } from './waitlist.store.ts';

const { app, db, asVisitor, asUser } = await buildTestApp();
const join = (body: unknown) => asVisitor.post('/api/v1/waitlist', body);
const kept = async () => (await listWaitlist(db)).map(({ email, platforms }) => [email, ...platforms]);

beforeEach(async () => {
  await db.delete('waitlistEntries');
});

describe('joining', () => {
  test('keeps an address once, whatever its case, and adds what is new to its platforms', async () => {
    const thanks = { status: 200, body: { data: { joined: true } } };
    expect(await join({ email: ' Vera@Example.com ', platforms: ['android'] })).toMatchObject(thanks);
    expect(await join({ email: 'vera@example.com', platforms: ['web', 'android'] })).toMatchObject(thanks);
    expect(await kept()).toEqual([['Vera@Example.com', 'web', 'android']]);
  });

  test('makes one entry of many at once', async () => {
    const platforms = [['web'], ['ios'], ['android']];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => join({ email: 'rush@example.com', platforms: platforms[n % 3] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await kept()).toEqual([['rush@example.com', 'web', 'ios', 'android']]);
  });

  test('works for somebody signed in as for anybody', async () => {
    const ada = await asUser('Ada');
    expect(
      (await ada.post('/api/v1/waitlist', { email: 'ada@example.com', platforms: ['web'] })).status,
    ).toBe(200);
    expect(await kept()).toEqual([['ada@example.com', 'web']]);
  });

  test('thanks a machine that fills the hidden field, and keeps nothing', async () => {
    const answer = await join({
      email: 'bot@example.com',
      platforms: ['web'],
      website: 'https://spam.example',
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { joined: true } } });
    expect(await kept()).toEqual([]);
  });

  test.each([
    [{ email: 'nobody', platforms: ['web'] }, '/email', 'Please enter a valid email'],
    [{ email: '', platforms: ['web'] }, '/email', 'Please enter a valid email'],
    [{ email: 'a@b', platforms: ['web'] }, '/email', 'Please enter a valid email'],
    [{ email: 'a@b.example', platforms: [] }, '/platforms', 'Choose at least one of Web, iOS and Android'],
    [{ email: 'a@b.example', platforms: ['web', 'web'] }, '/platforms', 'Must not repeat a platform'],
  ])('answers %j with a sentence and keeps nothing', async (body, path, message) => {
    const answer = await join(body);
    expect(answer).toMatchObject({ status: 400, body: { detail: message, errors: [{ path, message }] } });
    expect(await kept()).toEqual([]);
  });

  test('refuses requests from another site', async () => {
    const body = { email: 'a@b.example', platforms: ['web'] };
    expect((await asVisitor.post('/api/v1/waitlist', body, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect(await kept()).toEqual([]);
  });
});

describe('source of the form', () => {
  test('serves our own form where no service is configured', async () => {
    const { body } = await asVisitor.get('/api/v1/waitlist/config');
    const { scriptUrl, widgetKey, frameUrl } = body.data;
    expect({ scriptUrl, frameUrl }).toEqual({
      scriptUrl: '/waitlist/widget.js',
      frameUrl: '/waitlist/embed',
    });
    expect(widgetKey).not.toBe('');
    const script = await asVisitor.get(scriptUrl);
    expect(script.status).toBe(200);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('the policy of a page lets in the configured service and nobody else', () => {
    const outside = {
      scriptUrl: 'https://lists.example/w.js',
      widgetKey: 'k',
      frameUrl: 'https://frames.example/k',
    };
    const policy = pagePolicy(testConfig({ waitlist: outside }), { scripts: [], styles: [] });
    expect(policy).toMatch(/script-src 'self' https:\/\/lists\.example;/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/lists\.example https:\/\/frames\.example;/);
    expect(pagePolicy(testConfig(), { scripts: [], styles: [] })).toMatch(
      /script-src 'self';.*frame-src 'self';/,
    );
  });
});

describe('the frame', () => {
  const form = (fields: [string, string][], query = '') =>
    app.inject({
      method: 'POST',
      url: `/waitlist/embed${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams(fields).toString(),
    });

  test('may stand in our own pages only, and runs nothing inline', async () => {
    const { status, body, headers } = await asVisitor.get('/waitlist/embed');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<style|<script(?! src)| style=| on\w+=/);
    for (const [, asset] of body.matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+)"/g))
      expect((await asVisitor.get(asset)).status).toBe(200);
    const elsewhere = await asVisitor.get('/api/v1/waitlist/config');
    expect(elsewhere.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('follows the theme it is asked for, and no other word', async () => {
    expect((await asVisitor.get('/waitlist/embed?theme=dark')).body).toContain('data-theme="dark"');
    expect((await asVisitor.get('/waitlist/embed?theme="><script>')).body).not.toContain('data-theme');
  });

  test('works as a plain form', async () => {
    const answer = await form([
      ['email', 'plain@example.com'],
      ['platforms', 'web'],
      ['platforms', 'ios'],
      ['website', ''],
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toContain('Thank you. You are on the list.');
    expect(answer.payload).not.toContain('<form');
    expect(await kept()).toEqual([['plain@example.com', 'web', 'ios']]);
  });

  test('says what is wrong beside the field, keeps what was typed, and stores nothing', async () => {
    const answer = await form([
      ['email', '"><b>no'],
      ['platforms', 'android'],
    ]);
    expect(answer.statusCode).toBe(400);
    expect(answer.payload).toContain('>Please enter a valid email</p>');
    expect(answer.payload).toContain('value="&quot;&gt;&lt;b&gt;no"');
    expect(answer.payload).toMatch(/value="android" checked/);
    expect(await kept()).toEqual([]);
  });

  test('takes forms only', async () => {
    expect((await asVisitor.post('/waitlist/embed', { email: 'a@b.example' })).status).toBe(415);
    expect(await kept()).toEqual([]);
  });
});

describe('the limit', () => {
  test('allows ten tries a minute from one address, by either way', async () => {
    const strict = await buildTestApp({ rateLimitFactor: 1 });
    const send = () => strict.asVisitor.post('/api/v1/waitlist', { email: 'nobody', platforms: ['web'] });
    for (let n = 0; n < 10; n++) expect((await send()).status).toBe(400);
    const limited = await send();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const page = await strict.app.inject({
      method: 'POST',
      url: '/waitlist/embed',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40b.example&platforms=web',
    });
    expect(page.statusCode).toBe(429);
    expect(page.headers['content-type']).toContain('text/html');
  });
});

describe('the export', () => {
  const createdAt = new Date('2025-03-04T05:06:07Z');

  test('has one row for each address, in the order people came', async () => {
    await join({ email: 'first@example.com', platforms: ['ios', 'web'] });
    await join({ email: 'second@example.com', platforms: ['android'] });
    const [head, first, second] = waitlistCsv(await listWaitlist(db)).split('\n');
    expect(head).toBe('email,platforms,createdAt');
    expect(first).toMatch(/^first@example\.com,ios web,20\d\d-.*Z$/);
    expect(second).toMatch(/^second@example\.com,android,/);
  });

  test.each([
    '=1+1@x.example',
    '+a@x.example',
    '-a@x.example',
    '@a@x.example',
    '\ta@x.example',
    '\ra@x.example',
  ])('lets no spreadsheet take %j for a formula', (email) => {
    const row = waitlistCsv([{ email, platforms: ['web'], createdAt }]).slice(
      'email,platforms,createdAt\n'.length,
    );
    expect(row.replace(/^"/, '')).toMatch(/^'/);
  });

  test('quotes what would break a row', () => {
    const csv = waitlistCsv([{ email: 'a,"b"@x.example', platforms: ['web'], createdAt }]);
    expect(csv).toContain('\n"a,""b""@x.example",web,2025-03-04T05:06:07.000Z');
  });
});
