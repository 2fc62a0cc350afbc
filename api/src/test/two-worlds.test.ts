import { expect, test } from 'vitest';
import { sendDueReminders } from '../features/reminders/sending/reminder-runs.ts';
import { sql } from '../db/sql.ts';
import type { Outbox, OutgoingMail } from '../platform/mail.ts';
import { buildCoEditing } from './builders/co-editing.ts';
import { buildTestApp, type TestApp, type TestUser } from './build-app.ts';
import {
  buildCategory,
  buildDay,
  buildGift,
  buildList,
  buildRecipient,
  buildRecipientGift,
  buildTag,
  buildWanted,
} from './factories.ts';
import { nextMillisecond, openList } from './builders/sharing.ts';
import { makeNamer, play, readsOf, seen, type Step } from './two-worlds.ts';

/*
 * The proof of the surprise, described in docs/sharing.md: the same owner and a co-editor of their list do and ask the same
 * in two worlds, one in which visitors take gifts of the wishes and one in which they only look. Everything that the two
 * can observe is equal.
 */

type Visitors = 'takes' | 'look only' | 'takes, and a gift notices';
type World = Record<string, string>;

async function playOut(visitors: Visitors): Promise<World> {
  const mails: OutgoingMail[] = [];
  const outbox = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} };
  const app = await buildTestApp({ rateLimitFactor: 1 }, { outbox });
  const name = makeNamer();
  const world: World = {};
  const { owner, coEditor, list, ids } = await furnish(app);
  const note = (step: Step, round: string, answer: Parameters<typeof seen>[0]) =>
    (world[`${round}: ${step.name}`] = seen(answer, name));

  const etags = new Map<string, string>();
  const reads = readsOf(ids);
  const walk = async (round: string) => {
    for (const step of [...reads, ...reads.filter(({ name }) => SHOWS_LISTS.test(name)).map(ofCoEditor)]) {
      const cachedTag = etags.get(step.name);
      const reader = isOfCoEditor(step) ? coEditor : owner;
      const answer = await play(reader, step, cachedTag === undefined ? {} : { 'if-none-match': cachedTag });
      if (typeof answer.headers['etag'] === 'string') etags.set(step.name, answer.headers['etag']);
      note(step, round, answer);
    }
    const page = await app.app.inject({ url: `/s/${list.token}` });
    world[`${round}: the page itself`] = name(withoutQrCode(page.payload));
    for (const person of [owner, coEditor]) {
      const asked = await person.get(`/api/v1/s/${list.token}`);
      world[`${round}: the page, signed in as ${person.email}`] = seen(asked, name);
    }
  };

  await walk('before');
  await visit(app, list, visitors);
  await walk('after');
  await remind(app, outbox);
  for (const step of writesOfCoEditor(list)) note(step, 'writes', await play(coEditor, step));
  for (const step of writesOf(list)) note(step, 'writes', await play(owner, step));
  await walk('at last');
  // The reminder, of a day for which there is an idea that is taken in one world.
  expect(mails).toMatchObject([{ to: owner.email, text: expect.stringContaining('You have an idea') }]);
  world['mails'] = name(JSON.stringify(mails));
  return world;
}

const OF_CO_EDITOR = 'co-editor, ';
/** Features whose responses may contain a list of another owner. */
const SHOWS_LISTS = /^(?:coEditing|giftLists|gifts|me|savedGifts|search|shares|suggestions|takes)\./;
const ofCoEditor = (step: Step): Step => ({ ...step, name: OF_CO_EDITOR + step.name });
const isOfCoEditor = ({ name }: Step) => name.startsWith(OF_CO_EDITOR);

/** The day before the birthday of the owner's person. */
async function remind({ db }: TestApp, outbox: Outbox) {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const clock = async () => new Date('2090-04-14T20:00:00Z');
  await sendDueReminders({ db, outbox, publicUrl: 'https://tuckaway.example', log: quiet, clock });
}

/** The page without its QR code, which differs because the token of the link is random. */
const withoutQrCode = (page: string) => page.replace(/<div class="qr">.*?<\/div>/s, '');

type List = Awaited<ReturnType<typeof openList>>;

/** A well-kept account, with two lists that are shared. */
async function furnish(app: TestApp) {
  const { db } = app;
  const owner = await app.asUser('Ada Lovelace');
  const category = await buildCategory(db);
  const curated = await buildGift(db, { title: 'A curated gift', categoryIds: [category.id] });
  await buildList(db, { title: 'Curated', categoryIds: [category.id] });
  const own = [0, 1, 2, 3].map((n) => ({
    title: `My gift ${n}`,
    createdById: owner.id,
    priceCents: 1000 + n,
  }));
  const gifts = [curated];
  for (const fields of own) {
    gifts.push(await buildGift(db, fields));
    await nextMillisecond();
  }
  const list = await openList(app, owner, { gifts });
  await openList(app, owner, { gifts: gifts.slice(0, 2) });
  const recipient = await buildRecipient(db, owner.id);
  await buildDay(db, owner.id, { recipientId: recipient.id, remind: [1] });
  await buildRecipientGift(db, owner.id, { recipientId: recipient.id, giftId: gifts[1]!.id });
  await buildTag(db, owner.id, { onGifts: [gifts[1]!.id] });
  await buildWanted(db, owner.id, gifts[4]!.id, 3);
  const coEditor = await app.asUser('Cora Editor');
  await buildCoEditing(db, { id: list.listId, userId: owner.id }, null, coEditor.id);
  await separateMoments(db);
  const ids = {
    giftListId: list.listId,
    giftId: gifts[1]!.id,
    recipientId: recipient.id,
    categoryId: category.id,
    token: list.token,
  };
  return { owner, coEditor, list, ids };
}

/** Rows that were written within a millisecond would share a moment in one of the worlds alone. */
async function separateMoments(db: TestApp['db']) {
  const before = sql`created_at - id * interval '1 second'`;
  await db.execute(sql`update gifts set created_at = ${before}, updated_at = ${before}`);
  await db.execute(sql`update gift_lists set created_at = ${before}, updated_at = ${before}`);
  await db.execute(sql`update gift_list_gifts set created_at = ${before}`);
  // An account, its sign-in, its session and its place in a list.
  await db.execute(sql`update users set created_at = created_at - interval '1 hour'`);
  await db.execute(sql`update identities set created_at = created_at - interval '2 hours'`);
  await db.execute(sql`update sessions set created_at = created_at - interval '3 hours'`);
  await db.execute(sql`update co_editors set joined_at = joined_at - interval '4 hours'`);
}

/** Six givers. In both worlds they open the page and read which gifts are free. */
async function visit({ asVisitor, asUser, db }: TestApp, { token, refs, giftIds }: List, visitors: Visitors) {
  await asVisitor.post(`/api/v1/s/${token}/opens`);
  const giver: TestUser = await asUser('Ben Giver');
  for (const person of [asVisitor, giver]) await person.get(`/api/v1/s/${token}`);
  if (visitors === 'look only') return;
  const take = (gift: number, name: string, more: object = {}, person: typeof asVisitor = asVisitor) =>
    person.post(`/api/v1/s/${token}/takes`, { gift: refs[gift], name, ...more });
  const statuses = [
    await take(0, 'Cleo'),
    await take(1, 'Ben', {}, giver),
    await take(2, 'Dan', { shareWith: true }),
    await take(2, 'Eve', { shareWith: true }),
    await take(4, 'Fay', { quantity: 2 }),
    await take(0, 'Too late'),
    await asVisitor.post(`/api/v1/s/${token}/others`, { text: 'A cake', name: 'Gus' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 201]);
  const undone = await take(3, 'Hal', {}, giver);
  await giver.delete(`/api/v1/s/mine/${undone.body.data.id}`);
  if (visitors === 'takes, and a gift notices')
    await db.execute(sql`update gifts set updated_at = now() where id = ${giftIds[1]!}`);
}

/** Actions of a co-editor on gifts that may be taken, also refused ones. */
function writesOfCoEditor({ listId, giftIds, token, refs }: List): Step[] {
  const [curated, first] = giftIds;
  const mine = (name: string, method: Step['method'], path: string, body?: object) =>
    ofCoEditor({ name, method, path, ...(body && { body }) });
  return [
    mine('take a gift', 'post', `/api/v1/s/${token}/takes`, { gift: refs[0], name: 'Cora' }),
    mine('bring something else', 'post', `/api/v1/s/${token}/others`, { text: 'A cake', name: 'Cora' }),
    mine('open the page', 'post', `/api/v1/s/${token}/opens`),
    mine('look at a gift', 'get', `/api/gift-lists/${listId}/takes/${first}`),
    mine('arrange', 'put', `/api/gift-lists/${listId}/order`, { giftId: first, afterGiftId: null }),
    mine('save a gift', 'post', '/api/v1/user-saved-gifts', { giftId: curated }),
    mine('take a gift out', 'delete', '/api/v1/user-saved-gifts', { giftId: curated, giftListId: listId }),
    mine('put it in again', 'post', '/api/gift-list-gifts', { giftId: curated, giftListIds: [listId] }),
  ];
}

/** Actions of an owner on gifts that may be taken (edit, arrange, hide, delete), on the list and on its link. */
function writesOf({ listId, giftIds }: List): Step[] {
  const [curated, first, second, third, fourth] = giftIds;
  const share = `/api/gift-lists/${listId}/share`;
  const step = (name: string, method: Step['method'], path: string, body?: object): Step => ({
    name,
    method,
    path,
    ...(body && { body }),
  });
  return [
    step('edit a taken gift', 'put', `/api/v1/gifts/${first}`, { title: 'Changed', price: 12 }),
    step('arrange', 'put', `/api/gift-lists/${listId}/order`, { giftId: second, afterGiftId: null }),
    step('want fewer than are taken', 'put', `${share}/wanted`, { giftId: fourth, quantity: 1 }),
    step('hide a taken gift', 'delete', '/api/v1/user-saved-gifts/unsave-all', { giftId: curated }),
    step('delete a taken gift', 'delete', `/api/v1/gifts/${second}`),
    step('delete a free gift', 'delete', `/api/v1/gifts/${third}`),
    step('loosen the degree', 'put', share, { degree: 'all' }),
    step('who takes what, then', 'get', `/api/gift-lists/${listId}/takes`),
    step('tighten it again', 'put', share, { degree: 'nothing' }),
    step('rename the list', 'put', `/api/gift-lists/${listId}`, { title: 'Renamed' }),
    step('create a gift', 'post', '/api/v1/gifts', { title: 'Another' }),
    step('create a list', 'post', '/api/gift-lists', { title: 'Another list' }),
    step('take from my own wishes', 'post', `/api/v1/s/nothing/takes`, { gift: '0'.repeat(24), name: 'Ada' }),
    step('end the link', 'delete', share),
    step('delete the list', 'delete', `/api/gift-lists/${listId}`),
  ];
}

test('an owner who sees nothing, and a co-editor, observe the same with and without takes, byte for byte', async () => {
  const without = await playOut('look only');
  const taken = await playOut('takes');
  expect(Object.keys(taken).length).toBeGreaterThan(100);
  for (const [what, answer] of Object.entries(without)) expect([what, taken[what]]).toEqual([what, answer]);
  // The proof would notice: one time stamp that a take moves is a difference.
  const leaking = await playOut('takes, and a gift notices');
  const noticed = Object.keys(without).filter((what) => leaking[what] !== without[what]);
  expect(noticed).toContain('after: me.export');
  // Every read of an account, three times in three worlds.
}, 120_000);
