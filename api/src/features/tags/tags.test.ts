import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, buildTag } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');

describe('listing', () => {
  test('shows my tags by name with the gifts they are on, and nobody else’s', async () => {
    const gift = await buildGift(db);
    await buildTag(db, ada.id, { name: 'zen' });
    await buildTag(db, ada.id, { name: 'Books', onGifts: [gift.id] });
    const { status, body } = await ada.get('/api/v1/tags');
    expect(status).toBe(200);
    expect(
      body.data.map(({ name, giftCount }: { name: string; giftCount: number }) => [name, giftCount]),
    ).toEqual([
      ['Books', 1],
      ['zen', 0],
    ]);
    expect((await ben.get('/api/v1/tags')).body).toEqual({ data: [] });
    expect((await asVisitor.get('/api/v1/tags')).status).toBe(401);
  });
});

describe('creating', () => {
  test('trims, answers 201, and 200 with the same tag for any other case of the name', async () => {
    const first = await ada.post('/api/v1/tags', { name: '  Garden ' });
    expect(first).toMatchObject({ status: 201, body: { data: { name: 'Garden' } } });
    const second = await ada.post('/api/v1/tags', { name: 'gARDEN' });
    expect(second).toMatchObject({ status: 200, body: first.body });
    const bens = await ben.post('/api/v1/tags', { name: 'Garden' });
    expect(bens.status).toBe(201);
    expect(bens.body.data.id).not.toBe(first.body.data.id);
  });

  test('ends at 500, also where many ask for the last one at once; an existing one is still found', async () => {
    const cleo = await asUser('Cleo');
    await db.execute(
      sql`insert into tags (user_id, name) select ${cleo.id}, 'Tag ' || n from generate_series(1, 499) n`,
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => cleo.post('/api/v1/tags', { name: `Last ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201))
      expect([status, body.code, body.detail]).toEqual([
        409,
        'limit_reached',
        'You can have at most 500 tags.',
      ]);
    expect(await db.count('tags', { userId: cleo.id })).toBe(500);
    expect((await cleo.post('/api/v1/tags', { name: 'tag 7' })).status).toBe(200);
  });

  test('makes one tag of many equal requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.post('/api/v1/tags', { name: 'Rush' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test.each([
    [{ name: '   ' }, '/name', 'Tag name is required'],
    [{ name: 'x'.repeat(51) }, '/name', 'Must be at most 50 characters'],
    [{ name: 'a\u0000b' }, '/name', 'Contains characters that cannot be stored'],
    [{ name: 'fine', id: 7 }, '/id', 'Unknown field'],
  ])('refuses %j', async (sent, path, message) => {
    const { status, body, headers } = await ada.post('/api/v1/tags', sent);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body.errors).toContainEqual({ path, message });
  });

  test('refuses visitors before it looks at what they sent', async () => {
    expect((await asVisitor.post('/api/v1/tags', { nonsense: 1 })).status).toBe(401);
  });
});

describe('renaming and deleting', () => {
  test('works on my tag, and is 404 for anybody else’s or none', async () => {
    const tag = await buildTag(db, ada.id, { name: 'old' });
    expect((await ben.put(`/api/v1/tags/${tag.id}`, { name: 'mine' })).status).toBe(404);
    expect((await asVisitor.put(`/api/v1/tags/${tag.id}`, { name: 'mine' })).status).toBe(401);
    const renamed = await ada.put(`/api/v1/tags/${tag.id}`, { name: 'new' });
    expect(renamed).toMatchObject({ status: 200, body: { data: { id: tag.id, name: 'new' } } });

    expect((await ben.delete(`/api/v1/tags/${tag.id}`)).status).toBe(404);
    expect((await asVisitor.delete(`/api/v1/tags/${tag.id}`)).status).toBe(401);
    expect((await ada.delete(`/api/v1/tags/${tag.id}`)).status).toBe(200);
    expect((await ada.delete(`/api/v1/tags/${tag.id}`)).status).toBe(404);
  });

  test('keeps names apart, and lets a tag change its own case', async () => {
    const tag = await buildTag(db, ada.id, { name: 'first' });
    await buildTag(db, ada.id, { name: 'second' });
    const taken = await ada.put(`/api/v1/tags/${tag.id}`, { name: 'SECOND' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'tag_exists' } });
    expect((await ada.put(`/api/v1/tags/${tag.id}`, { name: 'First' })).status).toBe(200);
  });

  test.each(['0', '-1', 'abc', '1.5', '9007199254740992', '9'.repeat(30)])(
    'refuses the id %s',
    async (id) => {
      expect((await ada.put(`/api/v1/tags/${id}`, { name: 'x' })).status).toBe(400);
    },
  );
});

describe('tags on a gift', () => {
  test('change as a whole and show each person their own', async () => {
    const shown = await buildList(db, { userId: ada.id });
    const gift = await buildGift(db, { createdById: ada.id, inLists: [shown] });
    const [red, blue] = [
      await buildTag(db, ada.id, { name: 'red' }),
      await buildTag(db, ada.id, { name: 'blue' }),
    ];
    const bens = await buildTag(db, ben.id, { name: 'bens' });

    await ada.post('/api/v1/tags/associations', { giftId: gift.id, tagIds: [red.id] });
    const replaced = await ada.post('/api/v1/tags/associations', { giftId: gift.id, tagIds: [blue.id] });
    expect(replaced).toMatchObject({ status: 200, body: { data: [{ id: blue.id, name: 'blue' }] } });
    await ben.post('/api/v1/tags/associations', { giftId: gift.id, tagIds: [bens.id] });

    expect((await ada.get(`/api/v1/tags/associations?giftId=${gift.id}`)).body.data).toHaveLength(1);
    expect((await ben.get(`/api/v1/tags/associations?giftId=${gift.id}`)).body.data[0].name).toBe('bens');
    expect((await asVisitor.get(`/api/v1/tags/associations?giftId=${gift.id}`)).status).toBe(401);

    await ada.post('/api/v1/tags/associations', { giftId: gift.id, tagIds: [] });
    expect((await ada.get(`/api/v1/tags/associations?giftId=${gift.id}`)).body).toEqual({ data: [] });
    expect((await ben.get(`/api/v1/tags/associations?giftId=${gift.id}`)).body.data).toHaveLength(1);
  });

  test('change nothing where one tag is not mine', async () => {
    const gift = await buildGift(db);
    const mine = await buildTag(db, ada.id, { name: 'kept', onGifts: [gift.id] });
    const other = await buildTag(db, ada.id, { name: 'other' });
    const foreign = await buildTag(db, ben.id, { name: 'foreign' });
    const answer = await ada.post('/api/v1/tags/associations', {
      giftId: gift.id,
      tagIds: [other.id, foreign.id],
    });
    expect(answer.status).toBe(404);
    const { body } = await ada.get(`/api/v1/tags/associations?giftId=${gift.id}`);
    expect(body.data).toEqual([{ id: mine.id, name: 'kept' }]);
  });

  test('answer alike for a hidden gift and a missing gift', async () => {
    const hidden = await buildGift(db, { createdById: ada.id });
    const strip = ({ body }: { body: { requestId: string } }) => ({ ...body, requestId: '' });
    const unseen = await ben.get(`/api/v1/tags/associations?giftId=${hidden.id}`);
    const missing = await ben.get('/api/v1/tags/associations?giftId=2147483000');
    expect(unseen.status).toBe(404);
    expect(strip(unseen)).toEqual(strip(missing));
    expect((await ben.post('/api/v1/tags/associations', { giftId: hidden.id, tagIds: [] })).status).toBe(404);
    expect((await ada.get(`/api/v1/tags/associations?giftId=${hidden.id}`)).status).toBe(200);
  });

  test('refuse a repeated query key and a repeated id', async () => {
    expect((await ada.get('/api/v1/tags/associations?giftId=1&giftId=2')).status).toBe(400);
    expect((await ada.post('/api/v1/tags/associations', { giftId: 1, tagIds: [1, 1] })).status).toBe(400);
  });
});
