import { describe, expect, it } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildIdentityProvider, TestBrowser } from '../../test/build-browser.ts';
import { putInList } from '../../test/factories.ts';
import { buildMeTest, countRowsOf, proof, tablesOfAccounts } from './me.fixture.ts';

const { app, db, asVisitor, identity, files, revokedCodes, settledPerson, storePicture } =
  await buildMeTest();
const PICTURE = { page: Buffer.from('large'), card: Buffer.from('small') };
const countRows = () => countRowsOf(db);
const remove = (browser: TestBrowser, identityToken?: string) =>
  browser.call('DELETE', '/api/v1/me', identityToken === undefined ? undefined : { identityToken });

describe('deleting an account', () => {
  it('takes everything of mine away, and nothing of anybody else', async () => {
    const other = await settledPerson();
    const before = await countRows();
    const me = await settledPerson();
    const token = await proof(me);
    const answer = await remove(me.browser, token);
    expect([answer.status, answer.body]).toEqual([200, { data: { deleted: true } }]);
    expect(me.browser.cookies.size).toBe(0);
    await db.delete('gifts', { id: me.curated.id });
    expect(await countRows()).toEqual(before);
    expect(await db.rows('deletedAccounts', { userId: me.userId })).toHaveLength(1);
    expect((await other.browser.call('GET', '/api/v1/auth/me')).status).toBe(200);
  });

  it('cascades to every table with a user_id', async () => {
    const { rows } = await db.execute<{ table: string }>(sql`
      select distinct conrelid::regclass::text as "table" from pg_constraint
      join pg_attribute on attrelid = conrelid and attname = 'user_id' and attnum = any(conkey)
      where contype = 'f' and confdeltype = 'c'`);
    const tables = await tablesOfAccounts(db);
    expect(tables.length).toBeGreaterThan(10);
    expect(rows.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  });

  it('leaves a trail that names nobody', async () => {
    const me = await settledPerson();
    await remove(me.browser, await proof(me));
    expect(await db.rows('auditEvents', { userRef: String(me.userId) })).toEqual([]);
    const [deletion] = await db.rows('auditEvents', { event: 'sensitive_delete' });
    expect(deletion).toMatchObject({ userRef: expect.stringMatching(/^deleted /), object: null });
  });

  it('takes my address off the waitlist, and leaves everybody else’s', async () => {
    const [me, other] = [await settledPerson(), await settledPerson()];
    const join = (email: string) => asVisitor.post('/api/v1/waitlist', { email, platforms: ['web'] });
    for (const email of [me.email.toUpperCase(), other.email]) expect((await join(email)).status).toBe(200);
    await remove(me.browser, await proof(me));
    const { rows } = await db.execute<{ email: string }>(sql`select email from waitlist_entries`);
    expect(rows).toEqual([{ email: other.email }]);
  });

  it('leaves no record and removes no file when it fails', async () => {
    const me = await settledPerson();
    const id = await storePicture(me, 'still here');
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`);
    await db.execute(
      sql`create trigger refuse before delete on users for each row execute function refuse()`,
    );
    const successes = () => db.count('auditEvents', { event: 'sensitive_delete' });
    const before = await successes();
    try {
      expect((await remove(me.browser, await proof(me))).status).toBe(500);
    } finally {
      await db.execute(sql`drop function refuse cascade`);
    }
    expect(await successes()).toBe(before);
    expect(await files.read(id, 'page')).toEqual(Buffer.from('still here'));
    expect((await remove(me.browser, await proof(me))).status).toBe(200);
    expect(await successes()).toBe(before + 1);
  });

  it('takes a deleted gift out of the lists of whoever saved it', async () => {
    const [me, friend] = [await settledPerson(), await settledPerson()];
    await putInList(db, friend.list, me.gift.id);
    await remove(me.browser, await proof(me));
    const { body } = await friend.browser.call('GET', '/api/v1/me/export');
    expect(body.savedGifts.map(({ giftId }: { giftId: number }) => giftId)).not.toContain(me.gift.id);
  });

  it('removes the files of uploaded pictures', async () => {
    const me = await settledPerson();
    const { id, bytes } = await files.add(PICTURE);
    await db.insert('images', { id, userId: me.userId, bytes });
    expect(await files.read(id, 'page')).toBeDefined();
    await remove(me.browser, await proof(me));
    expect([await files.read(id, 'page'), await files.read(id, 'card')]).toEqual([undefined, undefined]);
  });

  it('asks Apple to forget us too, and is done even when Apple does not answer', async () => {
    const browser = new TestBrowser(app, identity);
    const persona = { email: 'apple@example.com' };
    const token = await browser.freshToken('apple', persona);
    await browser.call('POST', '/api/v1/auth/apple', { identityToken: token });
    const identityToken = await browser.freshToken('apple', persona);
    const answer = await browser.call('DELETE', '/api/v1/me', { identityToken, authorizationCode: 'code-7' });
    expect([answer.status, revokedCodes]).toEqual([200, ['code-7']]);
  });

  it('ends every session and every copied cookie', async () => {
    const me = await settledPerson();
    const phone = new TestBrowser(app, identity);
    await phone.signIn({ email: me.email });
    const copy = me.browser.copy();
    await remove(me.browser, await proof(me));
    for (const browser of [phone, copy])
      expect((await browser.call('GET', '/api/v1/auth/me')).status).toBe(401);
    const again = await new TestBrowser(app, identity).signIn({ email: me.email });
    expect(Number(again.body.data.user.id)).not.toBe(me.userId);
  });

  it('accepts the token of the sign-in that just made this session, but of no other', async () => {
    const browser = new TestBrowser(app, identity);
    const persona = { email: 'fresh@example.com' };
    const credential = await browser.freshToken('google', persona);
    await browser.call('POST', '/api/v1/auth/google', { credential });
    const elsewhere = new TestBrowser(app, identity);
    await elsewhere.signIn(persona);
    expect((await remove(elsewhere, credential)).status).toBe(403);
    expect((await remove(browser, credential)).status).toBe(200);
    const left = await db.execute(sql`
      select 1 from used_id_tokens where session_id is not null and session_id not in (select id from sessions)`);
    expect(left.rows).toEqual([]);
  });

  it('asks to sign in again without a token that is mine and younger than five minutes', async () => {
    const [me, other] = [await settledPerson(), await settledPerson()];
    const nowS = Math.floor(Date.now() / 1000);
    const stranger = await buildIdentityProvider();
    const before = await countRows();
    const refused = [
      undefined,
      'placeholder',
      await proof(me, { iat: nowS - 310 }),
      await proof(me, { aud: 'their-client' }),
      await proof(other),
      await stranger.sign('google', { email: me.email, nonce: 'n' }),
    ];
    for (const token of refused) {
      const answer = await remove(me.browser, token);
      expect([answer.status, answer.body.code]).toEqual([403, 'reauth_required']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await countRows()).toEqual(before);
    expect(await db.rows('users', { id: me.userId })).toHaveLength(1);
  });

  it('refuses visitors and other sites', async () => {
    const me = await settledPerson();
    const identityToken = await proof(me);
    expect((await asVisitor.delete('/api/v1/me', { identityToken })).status).toBe(401);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await me.browser.call('DELETE', '/api/v1/me', { identityToken }, crossSite)).status).toBe(403);
    expect((await me.browser.call('GET', '/api/v1/auth/me')).status).toBe(200);
  });
});
