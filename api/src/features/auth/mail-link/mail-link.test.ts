import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { openSmtp } from '../../../platform/mail.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';
import { startMailServer } from '../../../test/servers/mail-server.ts';
import { forgetEndedSessions } from '../auth-upkeep.ts';

const server = await startMailServer({ refused: new Set(['nobody@example.com']) });
const outbox = openSmtp({ smtpUrl: server.url, from: 'Tuckaway <hello@tuckaway.example>' });
afterAll(async () => {
  outbox.close();
  await server.close();
});
const identity = await buildIdentityProvider();
const { app, db } = await buildTestApp({}, { providers: identity.providers, outbox });
const browser = (at = app) => new TestBrowser(at, identity);

const ask = (someone: TestBrowser, email: string) => someone.call('POST', '/api/v1/auth/mail', { email });
const finish = (someone: TestBrowser, token: string) =>
  someone.call('POST', '/api/v1/auth/mail/finish', { token });

/** The token of the newest mail to an address, once it has arrived. */
async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => server.mails.filter(({ to }) => to === email).length).toBe(count);
  const { source } = server.mails.findLast(({ to }) => to === email)!;
  const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /sign-in#mail=([\w-]{43})/.exec(text)![1]!;
}

async function signIn(someone: TestBrowser, email: string) {
  const count = server.mails.filter(({ to }) => to === email).length;
  await ask(someone, email);
  return await finish(someone, await linkTo(email, count + 1));
}

const REFUSED = { code: 'link_refused', message: expect.stringContaining('Ask for a new one here.') };

describe('signing in by mail', () => {
  it('makes an account the first time, and finds it again however the address is written', async () => {
    const first = await signIn(browser(), 'Nora@example.com');
    expect(first.body.data.user).toMatchObject({ email: 'Nora@example.com', name: 'Nora', provider: 'mail' });
    const again = await signIn(browser(), 'nora@example.com');
    expect(again.body.data.user.id).toBe(first.body.data.user.id);
  });

  it('answers the same for known, unknown and impossible addresses', async () => {
    await signIn(browser(), 'known@example.com');
    const answers = [];
    for (const email of ['known@example.com', 'unknown@example.com', 'nobody@example.com']) {
      const { status, body, headers } = await ask(browser(), email);
      const cookie = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=;');
      answers.push({ status, body, cookie });
    }
    expect(answers[0]).toMatchObject({ status: 200, body: { data: { asked: true } } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('keeps neither token nor browser as it is, and forgets links that ran out', async () => {
    const someone = browser();
    await ask(someone, 'kept@example.com');
    const token = await linkTo('kept@example.com');
    const { rows } = await db.execute(sql`select sign_in_links::text as link from sign_in_links`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(someone.cookies.get('mailSignIn'));
    await db.execute(sql`update sign_in_links set expires_at = now() - interval '1 second'`);
    expect((await finish(someone, token)).body).toMatchObject(REFUSED);
    await forgetEndedSessions(db);
    expect((await db.execute(sql`select from sign_in_links`)).rows).toEqual([]);
  });

  it('takes a link once, and lets a lost response be asked for again by the same browser', async () => {
    const someone = browser();
    await ask(someone, 'once@example.com');
    const token = await linkTo('once@example.com');
    const sameBrowser = someone.copy();
    expect((await finish(someone, token)).status).toBe(200);
    expect((await finish(someone, token)).body).toMatchObject(REFUSED);
    expect((await finish(sameBrowser, token)).status).toBe(200);
    await db.execute(sql`update used_id_tokens set first_used_at = now() - interval '3 minutes'`);
    expect((await finish(someone.copy(), token)).status).toBe(401);
    const later = browser();
    for (const [name, value] of sameBrowser.cookies) later.cookies.set(name, value);
    later.cookies.set('mailSignIn', someone.cookies.get('mailSignIn') ?? 'x'.repeat(43));
    expect((await finish(later, token)).status).toBe(401);
  });

  it('takes a link in the browser that asked alone', async () => {
    const [asking, other] = [browser(), browser()];
    await ask(asking, 'bound@example.com');
    const token = await linkTo('bound@example.com');
    expect((await finish(other, token)).body).toMatchObject(REFUSED);
    await ask(other, 'other@example.com');
    expect((await finish(other, token)).status).toBe(401);
    expect((await finish(asking, 'x'.repeat(43))).status).toBe(401);
    expect((await finish(asking, 'not a token')).status).toBe(401);
    expect((await finish(asking, token)).status).toBe(200);
  });

  it('lets each of two mails to one browser work', async () => {
    const someone = browser();
    await ask(someone, 'twice@example.com');
    const first = await linkTo('twice@example.com');
    await ask(someone, 'twice@example.com');
    await linkTo('twice@example.com', 2);
    expect((await finish(someone, first)).status).toBe(200);
  });

  it('never takes an address for a person', async () => {
    const byGoogle = await browser().signIn({ email: 'same@example.com', name: 'Same' });
    const byMail = await signIn(browser(), 'same@example.com');
    expect(byMail.body.data.user.id).not.toBe(byGoogle.body.data.user.id);
  });

  it('sends an address five mails an hour, whoever asks', async () => {
    const limited = await buildTestApp({ rateLimitFactor: 1 }, { providers: identity.providers, outbox });
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await ask(browser(limited.app), 'often@example.com')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await linkTo('often@example.com', 5);
  });

  it('appears only where mail can be sent', async () => {
    const offers = async (at: typeof app) =>
      (await browser(at).call('GET', '/api/v1/auth/config')).body.data.mail;
    expect(await offers(app)).toBe(true);
    const without = await buildTestApp({}, { providers: identity.providers });
    expect(await offers(without.app)).toBe(false);
    expect((await ask(browser(without.app), 'a@example.com')).status).toBe(404);
  });
});
