import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentOf, presentPicture } from '@tuckaway/domain/pictures';
import { expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift } from '../../test/factories.ts';
import { buildPicture } from '../../test/pictures.ts';
import { WISHES, openList } from '../../test/builders/sharing.ts';

const testApp = await buildTestApp({ dataDir: mkdtempSync(join(tmpdir(), 'tuckaway-share-')) });
const { app, db, asVisitor, asUser } = testApp;
const ada = await asUser('Ada Lovelace');
const get = (path: string) => app.inject({ url: path });
const EVERY_HEADER = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

test('the page reads without a script, and says nothing that is not for visitors', async () => {
  const { token } = await openList(testApp, ada, {
    own: true,
    settings: { ...WISHES, words: 'Thank you <3 & see you' },
  });
  const { statusCode, headers, payload } = await get(`/s/${token}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject(EVERY_HEADER);
  expect(headers['set-cookie']).toBeUndefined();
  expect(payload).toContain('<h1>Birthday wishes</h1>');
  expect(payload).toContain('Gift 0');
  expect(payload).toContain('$12.50');
  expect(payload).toContain('Thank you &lt;3 &amp; see you');
  expect(payload).toContain('Ada is not told what is taken');
  expect(payload).not.toMatch(/psst|Lovelace|example\.com/);
  const page = /<ul class="gifts">.*?<\/ul>/s.exec(payload)![0];
  const numbered = [...page.matchAll(/([\w-]+)="[^"]*\b\d+"/g)].map(([, attribute]) => attribute);
  expect(new Set(numbered)).toEqual(new Set(['width', 'height']));
});

test('a gift without a picture is wrapped in the same paper as in the app', async () => {
  const gift = await buildGift(db, { title: 'Wool blanket' });
  const { token } = await openList(testApp, ada, { gifts: [gift] });
  const { payload } = await get(`/s/${token}`);
  const present = presentPicture(presentOf('Wool blanket').paper);
  expect(payload).toContain(`<img src="${present}"`);
  expect(payload).toMatch(new RegExp(`<meta property="og:image" content="http[^"]*${present}"`));
});

test('a page of wishes, its card and its headers are the same whatever is taken', async () => {
  const { token, refs } = await openList(testApp, ada);
  const before = await get(`/s/${token}`);
  await asVisitor.post(`/api/v1/s/${token}/takes`, { gift: refs[0], name: 'Ben' });
  await asVisitor.post(`/api/v1/s/${token}/others`, { text: 'Cake', name: 'Ben' });
  expect((await get(`/s/${token}`)).payload).toBe(before.payload);
});

test('a page of ideas tells everybody, but not of what was taken on a list of wishes', async () => {
  const gift = await buildGift(db, { title: 'On both' });
  const wishes = await openList(testApp, ada, { gifts: [gift] });
  const ideas = await openList(testApp, ada, {
    gifts: [gift, await buildGift(db)],
    settings: { ...WISHES, kind: 'ideas' },
  });
  await asVisitor.post(`/api/v1/s/${wishes.token}/takes`, { gift: wishes.refs[0], name: 'Secret' });
  await asVisitor.post(`/api/v1/s/${ideas.token}/takes`, { gift: ideas.refs[1], name: '<b>Cleo</b>' });
  const { payload } = await get(`/s/${ideas.token}`);
  expect(payload).toContain('Taken by &lt;b&gt;Cleo&lt;/b&gt;');
  expect(payload).not.toContain('Secret');
});

test('wrong, ended, replaced, expired and guessed links get one and the same page', async () => {
  const ended = await openList(testApp, ada);
  await ada.delete(`/api/gift-lists/${ended.listId}/share`);
  const expired = await openList(testApp, ada, { settings: { ...WISHES, expiresOn: '2020-01-01' } });
  const renewed = await openList(testApp, ada);
  await ada.post(`/api/gift-lists/${renewed.listId}/share`, WISHES);
  const tokens = ['x', 'x'.repeat(43), '%3Cb%3E', 'a'.repeat(190), ended.token, expired.token, renewed.token];
  const pages = await Promise.all(tokens.map((token) => get(`/s/${token}`)));
  expect(new Set(pages.map(({ payload }) => payload)).size).toBe(1);
  for (const { statusCode, headers } of pages) {
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject(EVERY_HEADER);
  }
  for (const token of [ended.token, expired.token, renewed.token]) {
    const take = await asVisitor.post(`/api/v1/s/${token}/takes`, { gift: '0'.repeat(24), name: 'Ben' });
    expect(take.status).toBe(404);
  }
});

test('ending counts at once on another server', async () => {
  const { token, listId } = await openList(testApp, ada);
  const elsewhere = (await testApp.startAnother())(ada);
  expect((await elsewhere.get(`/api/v1/s/${token}`)).status).toBe(200);
  await ada.delete(`/api/gift-lists/${listId}/share`);
  expect((await elsewhere.get(`/api/v1/s/${token}`)).status).toBe(404);
});

test('pictures come by the token, as long as the gift is in the list', async () => {
  const { token, refs, giftIds } = await openList(testApp, ada, { own: true });
  await ada.put(`/api/v1/gifts/${giftIds[0]}`, { imageUrl: await buildPicture() });
  const path = `/s/${token}/pictures/${refs[0]}`;
  expect((await get(`/s/${token}`)).payload).toContain(`src="${path}"`);
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await get(`/s/${token}/pictures/${refs[1]}`)).statusCode).toBe(404);
  await ada.delete('/api/v1/user-saved-gifts/unsave-all', { giftId: giftIds[0] });
  expect((await get(path)).statusCode).toBe(404);
});

test('a shared page hides the creations of other people although the owner keeps them', async () => {
  const ben = await asUser('Ben');
  const theirs = await buildGift(db, { title: 'By Ben', createdById: ben.id });
  const { token } = await openList(testApp, ada, { gifts: [theirs] });
  expect((await get(`/s/${token}`)).payload).not.toContain('By Ben');
});

test('opens are counted by the script, and not in the owner’s own browser', async () => {
  const { token, listId } = await openList(testApp, ada);
  await get(`/s/${token}`);
  await asVisitor.post(`/api/v1/s/${token}/opens`);
  await ada.post(`/api/v1/s/${token}/opens`);
  expect((await ada.get(`/api/gift-lists/${listId}/share`)).body.data.opens).toBe(1);
});

test('the token is kept as a hash alone', async () => {
  const { token, listId } = await openList(testApp, ada);
  const { rows } = await db.execute<{ row: string }>(sql`
    select s::text as row from list_shares s where gift_list_id = ${listId}`);
  expect(rows[0]!.row).not.toContain(token);
  expect(token).toHaveLength(43);
});

test('the personal link lists what was taken and lets go of it, without a script', async () => {
  const { token, refs } = await openList(testApp, ada);
  const { body } = await asVisitor.post(`/api/v1/s/${token}/takes`, { gift: refs[0], name: 'Ben' });
  const path = new URL(body.data.personalLink).pathname;
  const page = await get(path);
  expect(page.payload).toContain(body.data.id);
  const undone = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `take=${body.data.id}`,
  });
  expect(undone.statusCode).toBe(303);
  expect((await get(path)).payload).toContain('Nothing any more.');
});
