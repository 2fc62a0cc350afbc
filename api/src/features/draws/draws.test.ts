import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draw } from '@tuckaway/contract/sharing/draws';
import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildDraw } from '../../test/builders/draws.ts';
import { asDraft, buildDrawsTest, DAY, draft, FOUR, nameOn, person } from './draws.fixture.ts';

const { db, pool, asUser, asVisitor, ada, prepared, drawNow, drawn, linkOf, press, pairsOf } =
  await buildDrawsTest();

describe('drawing names', () => {
  test('gives everybody somebody else, keeps exclusions, and tells the organiser nothing', async () => {
    const exclusions = [{ first: 0, second: 1 }];
    for (let round = 0; round < 20; round++) {
      const draw = await drawn(FOUR, { exclusions });
      const pairs = await pairsOf(draw.id);
      expect(pairs.map(({ receiver }) => receiver).toSorted()).toEqual(['Ada', 'Cleo', 'Dan', 'Eve']);
      for (const { giver, receiver } of pairs) {
        expect(giver).not.toBe(receiver);
        expect([giver, receiver].toSorted()).not.toEqual(['Ada', 'Cleo']);
      }
      await ada.delete(`/api/v1/draws/${draw.id}`);
    }
  });

  test('answers the organiser with the same bytes for any result of the draw', async () => {
    const draw = await drawn();
    await linkOf(draw, 'Dan');
    const readAll = async () => {
      const paths = ['/api/v1/draws', `/api/v1/draws/${draw.id}`, '/api/v1/me/export'];
      const answers = await Promise.all(paths.map((path) => ada.get(path)));
      return answers.map(({ body }) => JSON.stringify({ ...body, exportedAt: '' }));
    };
    const before = await readAll();
    const pairs = await pairsOf(draw.id);
    await db.execute(sql`delete from draw_pairs where draw_id = ${draw.id}`);
    await db.execute(sql`
      insert into draw_pairs (draw_id, giver_id, receiver_id)
      select draw_id, id, coalesce(lead(id) over (order by id), min(id) over ()) from draw_people where draw_id = ${draw.id}`);
    const first = await pairsOf(draw.id);
    await db.execute(sql`delete from draw_pairs where draw_id = ${draw.id}`);
    await db.execute(sql`
      insert into draw_pairs (draw_id, giver_id, receiver_id)
      select draw_id, id, coalesce(lag(id) over (order by id), max(id) over ()) from draw_people where draw_id = ${draw.id}`);
    expect(await pairsOf(draw.id)).not.toEqual(first);
    expect(pairs).toHaveLength(4);
    expect(await readAll()).toEqual(before);
  });

  test('only one file names the table of who gives to whom', () => {
    const src = join(import.meta.dirname, '../..');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => file.endsWith('.ts') && !/test|row-types/.test(file));
    const naming = code.filter((file) => /draw_?pairs/i.test(readFileSync(join(src, file), 'utf8').replaceAll('drawPairs(', ''))); // oxfmt-ignore
    expect(naming).toEqual(['features/draws/draw-result.store.ts']);
  });

  test.each([
    [[person('Cleo'), person('Dan')], {}, 409, 'too_few'],
    [[person('Cleo'), person('Dan'), person('Eve')], { exclusions: [{ first: 0, second: 1 }, { first: 0, second: 2 }] }, 409, 'impossible'], // oxfmt-ignore
  ])('says in words what cannot be drawn', async (people, more, status, code) => {
    const { id } = await prepared(people, more);
    const answer = await drawNow(id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await ada.get(`/api/v1/draws/${id}`)).body.data.drawnAt).toBeNull();
  });

  test.each([
    [draft([person('Cleo'), person('cleo')]), 'cleo is there twice. Please tell the two apart.'],
    [draft([person('')]), 'Name is required'],
    [draft([person('x'.repeat(10_000))]), 'Must be at most 100 characters'],
    [draft([person('a\u0000b')]), 'Contains characters that cannot be stored'],
    [draft([person('Cleo', { email: 'nowhere' })]), 'Please enter a valid email'],
    [
      draft([person('Cleo')], { exclusions: [{ first: 0, second: 0 }] }),
      'Please choose two people of the draw',
    ],
    [
      draft([person('Cleo')], { exclusions: [{ first: 0, second: 7 }] }),
      'Please choose two people of the draw',
    ],
    [draft([], { title: ' ' }), 'Please give the draw a name'],
    [draft([], { dayOn: '2020-12-24' }), 'Please choose a day that is still to come'],
    [draft(Array.from({ length: 51 }, (_, n) => person(`P${n}`))), 'A draw can have at most 50 people'],
  ])('refuses %j in words', async (body, sentence) => {
    const answer = await ada.post('/api/v1/draws', body);
    expect([answer.status, answer.body.detail]).toEqual([400, sentence]);
  });

  test('again while nobody has looked, also with others; afterwards it is refused in words', async () => {
    const draw = await drawn();
    expect((await drawNow(draw.id)).status).toBe(200);
    const changed = await ada.put(`/api/v1/draws/${draw.id}`, {
      ...asDraft(draw),
      people: [...asDraft(draw).people.slice(1), person('Fay')],
    });
    expect(changed.body.data).toMatchObject({ drawnAt: null });
    expect((await drawNow(draw.id)).status).toBe(200);
    const link = await linkOf(draw, 'Dan');
    await press(link);
    const again = await drawNow(draw.id);
    expect([again.status, again.body.code]).toEqual([409, 'opened']);
    expect(again.body.detail).toMatch(/^One person has looked already/);
    const now: Draw = (await ada.get(`/api/v1/draws/${draw.id}`)).body.data;
    const without = { ...asDraft(now), people: asDraft(now).people.slice(1) };
    expect((await ada.put(`/api/v1/draws/${draw.id}`, without)).body.code).toBe('opened');
    // Fields that the result does not depend on may change.
    const renamed = await ada.put(`/api/v1/draws/${draw.id}`, asDraft(now, { title: 'Eve', budget: 30 }));
    expect([renamed.status, renamed.body.data.drawnAt]).toEqual([200, now.drawnAt]);
  });

  test('shows one of the two results to somebody who looks at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const draw = await drawn();
      const link = await linkOf(draw, 'Dan');
      const [looked, again] = await Promise.all([press(link), drawNow(draw.id)]);
      const pairs = await pairsOf(draw.id);
      expect(nameOn(looked.payload)).toBe(pairs.find(({ giver }) => giver === 'Dan')!.receiver);
      expect([200, 409]).toContain(again.status);
      await ada.delete(`/api/v1/draws/${draw.id}`);
    }
  });

  test('the next year avoids the pairs of this one, but only once its day has passed', async () => {
    const people = ['Cleo', 'Dan', 'Eve'].map((name) => ({ name }));
    const last = await buildDraw(db, ada.id, { dayOn: '2020-12-24', people });
    const next = (await ada.post(`/api/v1/draws/${last.id}/again`, { dayOn: DAY, endsThis: false })).body
      .data;
    expect(next).toMatchObject({ title: 'Advent', budget: 25, hasEarlier: true, drawnAt: null });
    expect(await drawNow(next.id)).toMatchObject({ status: 200 });
    // Cleo gave to Dan, Dan to Eve, Eve to Cleo: the other way round is all that is left.
    expect(await pairsOf(next.id)).toEqual([
      { giver: 'Cleo', receiver: 'Eve' },
      { giver: 'Dan', receiver: 'Cleo' },
      { giver: 'Eve', receiver: 'Dan' },
    ]);
    // A draw that is still to come is not to be tried out.
    const open = await buildDraw(db, ada.id, { people });
    const copy = (await ada.post(`/api/v1/draws/${open.id}/again`, { dayOn: DAY, endsThis: true })).body.data;
    expect(copy.hasEarlier).toBe(false);
    expect((await ada.get(`/api/v1/draws/${open.id}`)).status).toBe(404);
  });

  test('repeats pairs of the last draw, when allowed, where only those are left', async () => {
    const people = ['Cleo', 'Dan', 'Eve', 'Fay'].map((name) => ({ name }));
    const last = await buildDraw(db, ada.id, { dayOn: '2020-12-24', people });
    const next: Draw = (await ada.post(`/api/v1/draws/${last.id}/again`, { dayOn: DAY, endsThis: false })).body.data; // oxfmt-ignore
    const group = asDraft(next);
    // Cleo and Fay are left for each other, and Dan and Eve, of whom Dan gave to Eve.
    const exclusions = [0, 3].flatMap((first) => [1, 2].map((second) => ({ first, second })));
    const body = { ...group, exclusions };
    await ada.put(`/api/v1/draws/${next.id}`, body);
    const refused = await drawNow(next.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'only_earlier']);
    expect((await drawNow(next.id, { allowEarlier: true })).status).toBe(200);
  });
});

test('an account can have 50 draws, and the words say so', async () => {
  const cleo = await asUser('Cleo');
  await db.execute(sql`insert into draws (user_id, title, day_on)
    select ${cleo.id}, 'Draw', '2090-01-01' from generate_series(1, 50)`);
  const answer = await cleo.post('/api/v1/draws', draft(FOUR));
  expect([answer.status, answer.body.detail]).toEqual([409, 'You can have at most 50 draws.']);
});

test('a deleted account takes its draws with it, and leaves those of others as they are', async () => {
  const dan = await asUser('Dan');
  const own = await buildDraw(db, dan.id, { people: [{ accountId: dan.id }, {}, {}] });
  const other = await buildDraw(db, ada.id, { people: [{ accountId: dan.id }, {}, {}] });
  await db.execute(sql`delete from users where id = ${dan.id}`);
  expect((await pool.query('select from draws where id = $1', [own.id])).rowCount).toBe(0);
  expect((await ada.get(`/api/v1/draws/${other.id}`)).body.data.people).toHaveLength(3);
  expect(await pairsOf(other.id)).toHaveLength(3);
  expect((await asVisitor.get('/api/v1/draws')).status).toBe(401);
});
