import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { raw, sql } from '../../db/sql.ts';
import { PictureFiles } from '../pictures/picture-files.ts';
import { pictureFolder } from '../pictures/storage/open-storage.ts';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
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
} from '../../test/factories.ts';

type Identity = Awaited<ReturnType<typeof buildIdentityProvider>>;
type Person = Awaited<ReturnType<typeof settlePerson>>;

/** An app that keeps pictures in a folder, and cannot reach Apple. For the top of a test file. */
export async function buildMeTest() {
  const identity = await buildIdentityProvider();
  const dataDir = await mkdtemp(join(tmpdir(), 'tuckaway-me-'));
  afterAll(() => rm(dataDir, { recursive: true }));
  const revokedCodes: string[] = [];
  const revokeAppleGrant = async (code: string) => {
    revokedCodes.push(code);
    throw new Error('Apple is down');
  };
  const providers = { ...identity.providers, revokeAppleGrant };
  const testApp = await buildTestApp({ dataDir }, { providers });
  const { db } = testApp;
  // The first account would be the operator's, which is not deleted while others are left.
  await buildUser(db, { name: 'First' });
  const files = new PictureFiles(pictureFolder({ dataDir }));
  let people = 0;
  return {
    ...testApp,
    identity,
    files,
    revokedCodes,
    /** An account with one row of each kind, marked with a text of its own. */
    settledPerson: () => settlePerson(testApp, identity, ++people),
    /** Stores a picture of theirs, with its file; returns its id. */
    storePicture: async ({ userId }: Person, content: string): Promise<string> => {
      const bytes = Buffer.from(content);
      const picture = await files.add({ page: bytes, card: bytes });
      await db.insert('images', { ...picture, userId });
      return picture.id;
    },
  };
}

async function settlePerson({ app, db }: TestApp, identity: Identity, number: number) {
  const email = `person${number}@example.com`;
  const browser = new TestBrowser(app, identity);
  const { body } = await browser.signIn({ email, name: `Person ${number}` });
  const userId = Number(body.data.user.id);
  const mark = `of person ${number}`;
  const list = await buildList(db, { userId, title: `List ${mark}` });
  const imageId = String(number).padStart(32, '0');
  await db.insert('images', { id: imageId, userId, bytes: 10 });
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
  await db.insert('recipientInterests', { recipientId: recipient.id, categoryId: interest.id, userId });
  const day = await buildDay(db, userId, { recipientId: recipient.id, kind: 'own', name: `Day ${mark}` });
  const secret = `token-${mark}`.padEnd(40, '-');
  const tokens = { calendarToken: secret, unsubscribeToken: `un${secret}` };
  await buildReminderSettings(db, userId, { timeZone: 'Europe/Paris', ...tokens });
  await db.insert('remindersSent', { userId, dayId: day.id, dayOn: '2026-04-15', lead: 7 });
  return { browser, userId, email, mark, list, gift, curated, imageId };
}

/** Tables with a user_id; deleted_accounts keeps it on purpose, to repeat the deletion after a restore. */
export async function tablesOfAccounts(db: TestApp['db']): Promise<string[]> {
  const { rows } = await db.execute<{ table: string }>(sql`
    select table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and table_name <> 'deleted_accounts'`);
  return rows.map(({ table }) => table);
}

/** The number of rows in every table that belongs to accounts. */
export async function countRowsOf(db: TestApp['db']) {
  const tables = await tablesOfAccounts(db);
  const counts = [...tables, 'users', 'gifts', 'gift_tags'].map(async (table) => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`);
    return [table, rows[0]!.n];
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** An ID token that proves the person, for calls that ask for one. */
export const proof = ({ browser, email }: Person, changes = {}) =>
  browser.freshToken('google', { email }, changes);
