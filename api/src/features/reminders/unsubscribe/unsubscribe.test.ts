import { beforeEach, describe, expect, test } from 'vitest';
import { newToken } from '../../../platform/security/session.ts';
import { snapshot } from '../../../test/authz/authz-fixture.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildReminderSettings } from '../../../test/factories.ts';
import { unsubscribePath } from './unsubscribe.page.ts';

const { app, db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
let token: string;

beforeEach(async () => {
  token = newToken();
  await buildReminderSettings(db, ada.id, { byMail: true, unsubscribeToken: token });
  await buildReminderSettings(db, ben.id, { byMail: true, unsubscribeToken: newToken() });
});

const isMailOn = async ({ id }: { id: number }) =>
  (await db.rows('reminderSettings', { userId: id }))[0]!.byMail;

/** The request that mail services send (RFC 8058): a form, without cookies, origin or referrer. */
const oneClick = (path: string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('the address in a mail', () => {
  test('only asks when it is opened, and tells nothing about whose it is', async () => {
    const before = await snapshot(db);
    const { status, headers, body } = await asVisitor.get(unsubscribePath(token));
    expect(status).toBe(200);
    expect(body).toContain('Turn reminders off?');
    expect(body).toContain('<form method="post"><button type="submit">Turn reminders off</button></form>');
    expect(body).not.toMatch(/ada|example\.com/i);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await snapshot(db)).toEqual(before);
  });

  test('turns them off in one click without a session, as often as one likes, and for nobody else', async () => {
    for (let press = 0; press < 2; press++) {
      const answer = await oneClick(unsubscribePath(token));
      expect([answer.statusCode, answer.payload.includes('Reminders are off')]).toEqual([200, true]);
    }
    expect([await isMailOn(ada), await isMailOn(ben)]).toEqual([false, true]);
    expect((await asVisitor.get(unsubscribePath(token))).body).toContain('Reminders are off');
    expect((await ada.get('/api/v1/me/reminders')).body.data.byMail).toBe(false);
    await ada.put('/api/v1/me/reminders', { byMail: true });
    expect(await isMailOn(ada)).toBe(true);
  });

  test('accepts any kind of form, and no body at all', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await oneClick(unsubscribePath(token), multipart)).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: unsubscribePath(token) })).statusCode).toBe(200);
    expect(await isMailOn(ada)).toBe(false);
  });

  test('acts for the account of the mail, whoever is signed in', async () => {
    expect((await oneClick(unsubscribePath(token), { cookie: ben.cookie })).statusCode).toBe(200);
    expect([await isMailOn(ada), await isMailOn(ben)]).toEqual([false, true]);
  });
});

test.each([
  ['a token of nobody', newToken()],
  ['half a token', newToken().slice(0, 20)],
  ['something else', "' or true --"],
  ['a very long one', 'x'.repeat(150)],
])('%s does nothing', async (_what, wrong) => {
  const path = unsubscribePath(wrong);
  const before = await snapshot(db);
  for (const { status, body } of [await asVisitor.get(path), await ben.get(path)])
    expect([status, String(body).includes('This link does not work')]).toEqual([404, true]);
  expect((await oneClick(path)).statusCode).toBe(404);
  expect(await snapshot(db)).toEqual(before);
});

test('another site cannot press the button in somebody’s browser', async () => {
  const answer = await oneClick(unsubscribePath(token), {
    origin: 'https://elsewhere.example',
    cookie: ada.cookie,
  });
  expect(answer.statusCode).toBe(403);
  expect(await isMailOn(ada)).toBe(true);
});

test('the token is not in the export, which is passed around', async () => {
  expect(JSON.stringify((await ada.get('/api/v1/me/export')).body)).not.toContain(token);
});
