import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { raw, sql } from '../../db/sql.ts';
import {
  auditEvents,
  deletedAccounts,
  gifts,
  images,
  recipientInterests,
  remindersSent,
  users,
} from '../../test/schema/tables.ts';
import { ImageFiles } from '../images/image-files.ts';
import { pictureFolder } from '../images/storage/open-storage.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../test/build-browser.ts';
import {
  buildCategory,
  buildDay,
  buildGift,
  buildList,
  buildRecipient,
  buildRecipientGift,
  buildReminderSettings,
  buildTag,
  buildUser,
  putInList,
} from '../../test/factories.ts';

const identity = await buildIdentityProvider();
const dataDir = await mkdtemp(join(tmpdir(), 'tuckaway-me-'));
afterAll(() => rm(dataDir, { recursive: true }));
const revokedCodes: string[] = [];
const revokeAppleGrant = async (code: string) => {
  revokedCodes.push(code);
  throw new Error('Apple is down');
};
const { app, db, asVisitor } = await buildTestApp(
  { dataDir },
  { providers: { ...identity.providers, revokeAppleGrant } },
);

// The first account would be the operator's, which is not deleted while others are left.
await buildUser(db, { name: 'First' });

const PICTURE = { page: Buffer.from('large'), card: Buffer.from('small') };

let people = 0;
/** An account with one row of each kind, marked with a text of its own. */
async function settledPerson() {
  const email = `person${++people}@example.com`;
  const browser = new TestBrowser(app, identity);
  const { body } = await browser.signIn({ email, name: `Person ${people}` });
  const userId = Number(body.data.user.id);
  const mark = `of person ${people}`;
  const list = await buildList(db, { userId, title: `List ${mark}` });
  const imageId = String(people).padStart(32, '0');
  await db.insert(images).values({ id: imageId, userId, bytes: 10 });
  const own = {
    createdById: userId,
    title: `Gift ${mark}`,
    description: `Note ${mark}`,
    priceCents: 1250,
    imageId,
  };
  const gift = await buildGift(db, { ...own, inLists: [list] });
  const curated = await buildGift(db, { title: 'A curated gift', inLists: [list] });
  await buildTag(db, userId, { name: `Tag ${mark}`, onGifts: [gift.id] });
  const recipient = await buildRecipient(db, userId, { name: `Recipient ${mark}` });
  const link = { recipientId: recipient.id, giftId: gift.id, note: `For ${mark}`, givenAt: '2024-12-24' };
  await buildRecipientGift(db, userId, link);
  const interest = await buildCategory(db, { name: `Interest ${mark}`, masterCategory: 'Interest' });
  await db.insert(recipientInterests).values({ recipientId: recipient.id, categoryId: interest.id, userId });
  const day = await buildDay(db, userId, { recipientId: recipient.id, kind: 'own', name: `Day ${mark}` });
  const secret = `token-${mark}`.padEnd(40, '-');
  const tokens = { calendarToken: secret, unsubscribeToken: `un${secret}` };
  await buildReminderSettings(db, userId, { timeZone: 'Europe/Paris', ...tokens });
  await db.insert(remindersSent).values({ userId, dayId: day.id, dayOn: '2026-04-15', lead: 7 });
  return { browser, userId, email, mark, list, gift, curated, imageId };
}

type Person = Awaited<ReturnType<typeof settledPerson>>;

/** The number of rows in every table that belongs to accounts. */
async function countRows() {
  const tables = await tablesOfAccounts();
  const counts = [...tables, 'users', 'gifts', 'gift_tags'].map(async (table) => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`);
    return [table, rows[0]!.n];
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** Tables with a user_id; deleted_accounts keeps it on purpose, to repeat the deletion after a restore. */
async function tablesOfAccounts(): Promise<string[]> {
  const { rows } = await db.execute<{ table: string }>(sql`
    select table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and table_name <> 'deleted_accounts'`);
  return rows.map(({ table }) => table);
}

/** A picture of theirs, with its file; answers its id. */
async function storePicture({ userId }: Person, content: string): Promise<string> {
  const bytes = Buffer.from(content);
  const image = await new ImageFiles(pictureFolder({ dataDir })).add({ page: bytes, card: bytes });
  await db.insert(images).values({ ...image, userId });
  return image.id;
}

const proof = ({ browser, email }: Person, changes = {}) => browser.freshToken('google', { email }, changes);
const remove = (browser: TestBrowser, identityToken?: string) =>
  browser.call('DELETE', '/api/v1/me', identityToken === undefined ? undefined : { identityToken });

describe('export', () => {
  it('holds everything that is mine and nothing of anybody else', async () => {
    const [me, other] = [await settledPerson(), await settledPerson()];
    const { status, headers, body } = await me.browser.call('GET', '/api/v1/me/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="tuckaway-export.json"');
    expect(body.user).toMatchObject({ id: me.userId, email: me.email });
    expect(body.giftLists.map(({ title }: { title: string }) => title)).toEqual([
      'Favorites',
      `List ${me.mark}`,
    ]);
    expect(body.savedGifts).toMatchObject([
      { giftListId: me.list.id, giftId: me.gift.id, title: `Gift ${me.mark}` },
      { giftListId: me.list.id, giftId: me.curated.id, title: 'A curated gift' },
    ]);
    const imageUrl = `/api/v1/images/${me.imageId}`;
    expect(body.gifts).toMatchObject([
      { title: `Gift ${me.mark}`, price: 12.5, description: `Note ${me.mark}`, imageUrl },
    ]);
    expect(body.tags).toMatchObject([{ name: `Tag ${me.mark}` }]);
    expect(body.tagAssociations).toMatchObject([{ giftId: me.gift.id, tagId: body.tags[0].id }]);
    expect(body.recipients).toMatchObject([{ name: `Recipient ${me.mark}` }]);
    const link = { giftId: me.gift.id, note: `For ${me.mark}`, givenAt: '2024-12-24' };
    expect(body.recipientGifts).toMatchObject([link]);
    expect(body.recipientInterests).toMatchObject([{ interest: `Interest ${me.mark}` }]);
    expect(body.recipientDays).toMatchObject([{ name: `Day ${me.mark}`, month: 4, day: 15 }]);
    expect(body.reminderSettings).toMatchObject([{ timeZone: 'Europe/Paris', hasCalendar: true }]);
    expect(JSON.stringify(body)).not.toContain('token-');
    expect(body.remindersSent).toMatchObject([{ dayOn: '2026-04-15', lead: 7 }]);
    expect(body.images).toMatchObject([{ imageUrl }]);
    expect(JSON.stringify(body)).not.toContain(other.mark);
    expect(JSON.stringify(body)).not.toContain(other.email);
  });

  it('has my pictures beside it in the archive, and nobody else’s', async () => {
    const [me, other] = [await settledPerson(), await settledPerson()];
    const [mine, theirs] = [await storePicture(me, 'my picture'), await storePicture(other, 'their picture')];
    const headers = { cookie: me.browser.cookieHeader() };
    const { statusCode, rawPayload, ...answer } = await app.inject({ url: '/api/v1/me/export.zip', headers });
    expect(statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="tuckaway-export.zip"',
    });
    // The archive is not compressed, because pictures do not shrink.
    for (const part of ['export.json', `Gift ${me.mark}`, `"file": "pictures/${mine}.webp"`, 'my picture'])
      expect(rawPayload.includes(part), part).toBe(true);
    for (const part of [other.mark, theirs, 'their picture']) expect(rawPayload.includes(part)).toBe(false);
  });

  it('has a table of people that Import contacts reads again', async () => {
    const me = await settledPerson();
    const birthday = { month: 4, day: 15, year: 1985 };
    await me.browser.call('POST', '/api/v1/recipients', { name: 'Ann "Nan", Lee', birthday });
    await me.browser.call('POST', '/api/v1/recipients', { name: '=1+1' });
    const headers = { cookie: me.browser.cookieHeader() };
    const { rawPayload } = await app.inject({ url: '/api/v1/me/export.zip', headers });
    const start = rawPayload.indexOf('\ufeffName,Email');
    const table = rawPayload.subarray(start, rawPayload.indexOf('PK', start));
    expect(table.toString()).toContain("\n'=1+1,");
    const file = { fileName: 'people.csv', content: table.toString('base64') };
    const { body } = await me.browser.call('POST', '/api/v1/recipients/import/preview', file);
    expect(body.data.people).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Ann "Nan", Lee', birthday })]),
    );
    expect(body.data.people).toHaveLength(3);
    expect(rawPayload.includes(`Person,Gift,Note`)).toBe(true);
  });

  it('is refused to a visitor', async () => {
    expect((await asVisitor.get('/api/v1/me/export')).status).toBe(401);
    expect((await asVisitor.get('/api/v1/me/export.zip')).status).toBe(401);
  });
});

describe('deleting an account', () => {
  it('takes everything of mine away, and nothing of anybody else', async () => {
    const other = await settledPerson();
    const before = await countRows();
    const me = await settledPerson();
    const token = await proof(me);
    const answer = await remove(me.browser, token);
    expect([answer.status, answer.body]).toEqual([200, { data: { deleted: true } }]);
    expect(me.browser.cookies.size).toBe(0);
    await db.delete(gifts).where(eq(gifts.id, me.curated.id));
    expect(await countRows()).toEqual(before);
    expect(await db.select().from(deletedAccounts).where(eq(deletedAccounts.userId, me.userId))).toHaveLength(
      1,
    );
    expect((await other.browser.call('GET', '/api/v1/auth/me')).status).toBe(200);
  });

  it('cascades to every table with a user_id', async () => {
    const { rows } = await db.execute<{ table: string }>(sql`
      select distinct conrelid::regclass::text as "table" from pg_constraint
      join pg_attribute on attrelid = conrelid and attname = 'user_id' and attnum = any(conkey)
      where contype = 'f' and confdeltype = 'c'`);
    const tables = await tablesOfAccounts();
    expect(tables.length).toBeGreaterThan(10);
    expect(rows.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
  });

  it('leaves a trail that names nobody', async () => {
    const me = await settledPerson();
    await remove(me.browser, await proof(me));
    expect(
      await db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.userRef, String(me.userId))),
    ).toEqual([]);
    const [deletion] = await db.select().from(auditEvents).where(eq(auditEvents.event, 'sensitive_delete'));
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

  it('that fails is not recorded as done, and takes no file away', async () => {
    const me = await settledPerson();
    const id = await storePicture(me, 'still here');
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`);
    await db.execute(
      sql`create trigger refuse before delete on users for each row execute function refuse()`,
    );
    const successes = () => db.$count(auditEvents, eq(auditEvents.event, 'sensitive_delete'));
    const before = await successes();
    try {
      expect((await remove(me.browser, await proof(me))).status).toBe(500);
    } finally {
      await db.execute(sql`drop function refuse cascade`);
    }
    expect(await successes()).toBe(before);
    expect(await new ImageFiles(pictureFolder({ dataDir })).read(id, 'page')).toEqual(
      Buffer.from('still here'),
    );
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
    const files = new ImageFiles(pictureFolder({ dataDir }));
    const { id, bytes } = await files.add(PICTURE);
    await db.insert(images).values({ id, userId: me.userId, bytes });
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
    expect(await db.select().from(users).where(eq(users.id, me.userId))).toHaveLength(1);
  });

  it('is refused to visitors and to other sites', async () => {
    const me = await settledPerson();
    const identityToken = await proof(me);
    expect((await asVisitor.delete('/api/v1/me', { identityToken })).status).toBe(401);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await me.browser.call('DELETE', '/api/v1/me', { identityToken }, crossSite)).status).toBe(403);
    expect((await me.browser.call('GET', '/api/v1/auth/me')).status).toBe(200);
  });
});
