import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftListGifts, gifts } from '../../db/schema.ts';
import { buildTestApp, type TestClient, type TestUser } from '../../test/build-app.ts';
import { buildGift, buildList, putInList } from '../../test/factories.ts';

const { db, asUser, startAnother } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const listsPath = '/api/gift-lists';
const giftsOf = (listId: number) => `${listsPath}/${listId}/gifts`;

describe('an answer about lists that was given before', async () => {
  const curated = await buildList(db, { title: 'Curated' });
  const mug = await buildGift(db, { title: 'Mug', inLists: [curated] });
  const mine = await buildList(db, { title: 'Mine', userId: ada.id });
  const scarf = await buildGift(db, { title: 'Scarf', createdById: ada.id, inLists: [mine] });

  test('is confirmed by its entity tag until something in it changes', async () => {
    const first = await ada.get(giftsOf(mine.id));
    const etag = String(first.headers.etag);
    const again = await ada.get(giftsOf(mine.id));
    expect([again.headers.etag, again.body]).toEqual([etag, first.body]);
    expect((await ada.get(giftsOf(mine.id), { 'if-none-match': etag })).status).toBe(304);
    await ada.put(`/api/v1/gifts/${scarf.id}`, { title: 'Long scarf' });
    const changed = await ada.get(giftsOf(mine.id), { 'if-none-match': etag });
    expect([changed.status, changed.body.data[0].title]).toEqual([200, 'Long scarf']);
  });

  test('is never given to somebody else, nor after signing out', async () => {
    await ada.get(giftsOf(mine.id));
    await ada.get(listsPath);
    const bens = await ben.get(listsPath);
    expect(bens.body.data.map((list: { id: number }) => list.id)).toEqual([ben.favoritesId]);
    const cleo = await asUser('Cleo');
    const favorites = giftsOf(cleo.favoritesId);
    expect((await cleo.get(favorites)).status).toBe(200);
    expect((await ada.get(favorites)).status).toBe(404);
    await cleo.delete('/api/v1/auth/logout');
    expect((await cleo.get(favorites)).status).toBe(401);
  });

  test('gives way to what the curators change, and to a heart', async () => {
    const read = async () => (await ada.get(giftsOf(curated.id))).body.data;
    expect(await read()).toMatchObject([{ title: 'Mug', isSaved: false }]);
    await ada.post('/api/v1/user-saved-gifts', { giftId: mug.id, giftListId: ada.favoritesId });
    expect(await read()).toMatchObject([{ title: 'Mug', isSaved: true }]);
    await db.update(gifts).set({ title: 'Large mug' }).where(eq(gifts.id, mug.id));
    expect(await read()).toMatchObject([{ title: 'Large mug' }]);
    expect((await ada.get(giftsOf(ada.favoritesId))).body.data).toMatchObject([{ title: 'Large mug' }]);
    await putInList(db, curated, (await buildGift(db, { title: 'Pot' })).id, 1);
    expect(await read()).toHaveLength(2);
    await db.delete(giftListGifts).where(eq(giftListGifts.giftListId, curated.id));
    expect(await read()).toEqual([]);
  });
});

/** What two people with lists of their own may do, each naming a gift and a list by number. */
type Move = [
  kind: 'create' | 'save' | 'unsave' | 'rename' | 'delete' | 'share' | 'dropList',
  by: 0 | 1,
  pick: number,
];

describe('whatever two people do', () => {
  const moves = fc.array(
    fc.tuple(
      fc.constantFrom<Move[0]>('create', 'save', 'unsave', 'rename', 'delete', 'share', 'dropList'),
      fc.constantFrom<Move[1]>(0, 1),
      fc.nat(5),
    ),
    { minLength: 4, maxLength: 14 },
  );

  test('each of them reads what another server, which has answered nothing before, says', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const people = [await asUser('Dora'), await asUser('Emil')] as const;
        const lists: { id: number; userId: number }[] = [];
        for (const { id } of [...people, ...people]) {
          lists.push({ userId: id, id: (await buildList(db, { userId: id })).id });
        }
        const made: number[] = [];
        for (const [step, move] of sequence.entries()) {
          await play(move, { people, lists, made, step });
          const fresh = await startAnother();
          for (const person of people) {
            expect(await readAll(person, lists)).toEqual(await readAll(fresh(person), lists));
          }
        }
      }),
      { numRuns: 6 },
    );
  }, 600_000);
});

interface Table {
  people: readonly [TestUser, TestUser];
  lists: { id: number; userId: number }[];
  made: number[];
  step: number;
}

async function play([kind, by, pick]: Move, { people, lists, made, step }: Table): Promise<void> {
  const person = people[by];
  const own = lists.filter(({ userId }) => userId === person.id);
  const listId = own[pick % 2]!.id;
  const giftId = made[pick % Math.max(1, made.length)] ?? 1;
  if (kind === 'create') {
    const answer = await person.post('/api/v1/gifts/with-saved-gift', {
      title: `Gift ${step}`,
      giftListId: listId,
    });
    // The list may be gone by then.
    if (answer.status === 201) made.push(answer.body.data.id);
  }
  if (kind === 'save') await person.post('/api/v1/user-saved-gifts', { giftId, giftListId: listId });
  if (kind === 'unsave') await person.delete('/api/v1/user-saved-gifts', { giftId, giftListId: listId });
  if (kind === 'rename') await person.put(`/api/v1/gifts/${giftId}`, { title: `Renamed ${step}` });
  if (kind === 'delete') await person.delete(`/api/v1/gifts/${giftId}`);
  if (kind === 'share') await person.put(`${listsPath}/${listId}`, { isPrivate: pick > 2 });
  if (kind === 'dropList') await person.delete(`${listsPath}/${listId}`);
}

async function readAll(client: TestClient, lists: { id: number }[]) {
  const paths = [listsPath, ...lists.map(({ id }) => giftsOf(id))];
  const answers = await Promise.all(paths.map((path) => client.get(path)));
  return answers.map(({ status, body }) => (status === 200 ? body : status));
}
