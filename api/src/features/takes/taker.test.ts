import { describe, expect, test, vi } from 'vitest';
import { MailFailure, openSmtp } from '../../platform/mail.ts';
import { buildTestApp, type TestAnswer, type TestClient, type TestUser } from '../../test/build-app.ts';
import { startMailServer } from '../../test/servers/mail-server.ts';
import { openList } from '../../test/builders/sharing.ts';
import { invite, joinCircle } from '../../test/builders/circles.ts';

const mailServer = await startMailServer({ refused: new Set(['nobody@example.com']) });
const outbox = openSmtp({ smtpUrl: mailServer.url, from: 'Tuckaway <hello@example.com>' });
const testApp = await buildTestApp({}, { outbox });
const { app, asVisitor, asUser } = testApp;
const ada = await asUser('Ada Lovelace');

const cookieOf = (answer: TestAnswer) => String(answer.headers['set-cookie']).split(';')[0]!;
/** A visitor's take: its id, the browser's cookie and the personal link's path. */
async function taken(more: Partial<TestClient> = {}) {
  const list = await openList(testApp, ada);
  const giver = { ...asVisitor, ...more };
  const answer = await giver.post(`/api/v1/s/${list.token}/takes`, { gift: list.refs[0], name: 'Ben' });
  expect(answer.status).toBe(201);
  const { id, personalLink } = answer.body.data;
  return { list, id: id as string, cookie: cookieOf(answer), path: new URL(personalLink).pathname };
}
const release = (path: string, id: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `take=${id}`,
  });

describe('the personal link', () => {
  test('arrives by mail on request, says nothing of the gift, and lets go in a browser without the cookie', async () => {
    const { id, cookie, path } = await taken();
    const mail = await asVisitor.post('/api/v1/s/mine/mail', { email: 'ben@example.com' }, { cookie });
    expect([mail.status, mail.body.data]).toEqual([200, { sent: true }]);
    const { to, source } = mailServer.mails.at(-1)!;
    expect(to).toBe('ben@example.com');
    expect(source).not.toMatch(/Gift 0|Ada|Birthday wishes/);
    const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const links = [...text.matchAll(/https?:\/\/[^\s"<]*\/s\/mine\/[\w-]{43}/g)].map(
      ([link]) => new URL(link),
    );
    expect(new Set(links.map(({ pathname }) => pathname))).toEqual(new Set([path]));

    expect((await app.inject({ url: path })).payload).toContain('Gift 0');
    expect((await release(path, id)).statusCode).toBe(303);
    expect((await app.inject({ url: path })).payload).toContain('Nothing any more.');
    expect((await asVisitor.get('/api/v1/s/mine', { cookie })).body.data).toEqual([]);
  });

  test('needs a take in this browser and a valid address before it is mailed', async () => {
    const before = mailServer.mails.length;
    const nothing = await asVisitor.post('/api/v1/s/mine/mail', { email: 'ben@example.com' });
    expect(nothing.body).toMatchObject({ status: 409, code: 'nothing_taken' });
    const { cookie } = await taken();
    const wrong = await asVisitor.post('/api/v1/s/mine/mail', { email: 'ben@@example' }, { cookie });
    expect(wrong.status).toBe(400);
    expect(mailServer.mails).toHaveLength(before);
  });

  test('answers 400 for an address that the mail server refuses', async () => {
    const { cookie } = await taken();
    const refused = await asVisitor.post('/api/v1/s/mine/mail', { email: 'nobody@example.com' }, { cookie });
    expect(refused.body).toMatchObject({
      status: 400,
      code: 'validation',
      errors: [{ path: '/email', message: 'The mail server does not accept this address' }],
    });
  });

  test('answers 503 to a mail while the mail server is unreachable', async () => {
    const { cookie } = await taken();
    const send = vi
      .spyOn(outbox, 'send')
      .mockRejectedValueOnce(new MailFailure('unreachable', { code: 'ECONNECTION' }));
    const failed = await asVisitor.post('/api/v1/s/mine/mail', { email: 'ben@example.com' }, { cookie });
    send.mockRestore();
    expect(failed.body).toMatchObject({ status: 503, code: 'mail_failed' });
  });
});

/** Somebody who gives to Mom together with Ada, and somebody who did. */
async function coGivers(): Promise<[TestUser, TestUser]> {
  const [now, former] = [await asUser('Cleo'), await asUser('Dan')];
  const { token } = await invite(testApp, ada);
  for (const member of [now, former]) expect((await joinCircle(member, token)).status).toBe(201);
  const [own] = (await former.get('/api/v1/recipients')).body.data;
  expect((await former.post(`/api/v1/recipients/${own.id}/circle/leave`)).status).toBe(200);
  return [now, former];
}

describe('takes of another browser', () => {
  test('reads, keeps or undoes a take', async () => {
    const [coGiver, former] = await coGivers();
    const others: [string, TestClient, Record<string, string>][] = [
      ['another visitor', asVisitor, {}],
      ['a visitor with another secret', asVisitor, { cookie: (await taken()).cookie }],
      ['the owner of the list', ada, {}],
      ['a co-giver of the owner', coGiver, {}],
      ['a former co-giver', former, {}],
      ['a stranger', await asUser('Eve'), {}],
    ];
    const { id, cookie, path } = await taken();
    for (const [who, client, headers] of others) {
      const mine = await client.get('/api/v1/s/mine', headers);
      const ids = (mine.body.data as { id: string }[]).map((take) => take.id);
      const undo = await client.delete(`/api/v1/s/mine/${id}`, undefined, headers);
      const keep = { recipient: { name: 'Ada' }, status: 'idea' };
      const kept = await client.post(`/api/v1/s/mine/${id}/keep`, keep, headers);
      expect([who, ids.includes(id), undo.status]).toEqual([who, false, 404]);
      expect([who, kept.status]).toEqual([who, client === asVisitor ? 401 : 404]);
    }
    // Another person's link does not release the take.
    await release((await taken()).path, id);
    expect((await app.inject({ url: path })).payload).toContain('Gift 0');
    expect((await asVisitor.get('/api/v1/s/mine', { cookie })).body.data).toMatchObject([{ id }]);
  });

  test('can be read and undone from another browser by the taker when signed in', async () => {
    const ben = await asUser('Ben');
    const { id } = await taken(ben);
    expect((await ben.get('/api/v1/s/mine')).body.data).toMatchObject([{ id }]);
    expect((await ben.delete(`/api/v1/s/mine/${id}`)).status).toBe(200);
    expect((await ben.get('/api/v1/s/mine')).body.data).toEqual([]);
  });
});
