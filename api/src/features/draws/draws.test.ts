import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draw } from '@tuckaway/contract/sharing/draws';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { openSmtp } from '../../platform/mail.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildDraw } from '../../test/draws.ts';
import { startMailServer } from '../../test/servers/mail-server.ts';

const mailServer = await startMailServer({ refused: new Set(['nobody@example.com']) });
const outbox = openSmtp({ smtpUrl: mailServer.url, from: 'Tuckaway <hello@example.com>' });
const { app, db, asVisitor, asUser, pool } = await buildTestApp({}, { outbox, canMail: true });
const [ada, ben] = [await asUser('Ada Lovelace'), await asUser('Ben')];
beforeAll(() => async () => {
  outbox.close();
  await mailServer.close();
});

const DAY = '2090-12-24';
type Draft = { id: number | null; name: string; email: string | null; isMe: boolean };
const person = (name: string, more: Partial<Draft> = {}): Draft => ({ id: null, name, email: null, isMe: false, ...more }); // prettier-ignore
const draft = (people: Draft[], more: object = {}) => ({
  title: 'Advent',
  budget: 25,
  dayOn: DAY,
  people,
  exclusions: [],
  ...more,
});
const FOUR = [person('Ada', { isMe: true }), person('Cleo'), person('Dan'), person('Eve')];

async function prepared(people = FOUR, more: object = {}, user: TestUser = ada): Promise<Draw> {
  const answer = await user.post('/api/v1/draws', draft(people, more));
  expect([answer.status, answer.body.detail]).toEqual([201, undefined]);
  return answer.body.data;
}
const drawNow = (id: number, body: object = {}) => ada.post(`/api/v1/draws/${id}/draw`, body);
async function drawn(people = FOUR, more: object = {}): Promise<Draw> {
  const { id } = await prepared(people, more);
  const answer = await drawNow(id);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body.data;
}
const personOf = (draw: Draw, name: string) => draw.people.find((one) => one.name === name)!;
async function linkOf(draw: Draw, name: string): Promise<string> {
  const answer = await ada.post(`/api/v1/draws/${draw.id}/people/${personOf(draw, name).id}/link`);
  expect(answer.status).toBe(201);
  return new URL(answer.body.data.link).pathname;
}
const page = (path: string) => app.inject({ url: path });
const press = (path: string, user?: TestUser) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(user && { cookie: user.cookie }) },
    payload: '',
  });
const nameOn = (payload: string) => /<h1 id="drawn">([^<]*)/.exec(payload)?.[1];
/** Draws back as a body that `change` takes. */
const asDraft = (draw: Draw, more: object = {}) =>
  draft(
    draw.people.map(({ id, name, email, isMe }) => ({ id, name, email, isMe })),
    more,
  );
async function pairsOf(drawId: number) {
  const { rows } = await pool.query<{ giver: string; receiver: string }>(
    `select g.name as giver, r.name as receiver from draw_pairs p
     join draw_people g on g.id = p.giver_id join draw_people r on r.id = p.receiver_id where p.draw_id = $1 order by 1`,
    [drawId],
  );
  return rows;
}

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

  test('what the organiser reads is the same, byte for byte, whoever gives to whom', async () => {
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
    const naming = code.filter((file) => /draw_?pairs/i.test(readFileSync(join(src, file), 'utf8').replaceAll('drawPairs(', ''))); // prettier-ignore
    expect(naming).toEqual(['features/draws/draw-result.store.ts']);
  });

  test.each([
    [[person('Cleo'), person('Dan')], {}, 409, 'too_few'],
    [[person('Cleo'), person('Dan'), person('Eve')], { exclusions: [{ first: 0, second: 1 }, { first: 0, second: 2 }] }, 409, 'impossible'], // prettier-ignore
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

  test('at the same moment as somebody looks: either they saw the first result, or the second', async () => {
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

  test('where only pairs of the last draw are left, they are drawn when allowed', async () => {
    const people = ['Cleo', 'Dan', 'Eve', 'Fay'].map((name) => ({ name }));
    const last = await buildDraw(db, ada.id, { dayOn: '2020-12-24', people });
    const next: Draw = (await ada.post(`/api/v1/draws/${last.id}/again`, { dayOn: DAY, endsThis: false })).body.data; // prettier-ignore
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

describe('the page of a giver', () => {
  test('tells nothing until the button is pressed, however often it is fetched', async () => {
    const draw = await drawn();
    const link = await linkOf(draw, 'Dan');
    const [first, second] = [await page(link), await page(link)];
    expect(second.payload).toBe(first.payload);
    expect(first.payload).toContain('Show whom I drew');
    expect(first.payload).not.toMatch(/Cleo|Eve/);
    expect(first.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }); // prettier-ignore
    const state = async () => personOf((await ada.get(`/api/v1/draws/${draw.id}`)).body.data, 'Dan').openedAt;
    expect(await state()).toBeNull();
    const shown = await press(link);
    expect(nameOn(shown.payload)).toBe(
      (await pairsOf(draw.id)).find(({ giver }) => giver === 'Dan')!.receiver,
    );
    expect(shown.payload).not.toContain('opened before');
    expect(await state()).not.toBeNull();
    // The second opening shows that the name was opened before.
    expect((await press(link)).payload).toContain('opened before');
  });

  test('is one and the same 404 for wrong, ended, expired, replaced and made-up links', async () => {
    const ended = await drawn();
    const endedLink = await linkOf(ended, 'Dan');
    await ada.delete(`/api/v1/draws/${ended.id}`);
    const draw = await drawn();
    const replaced = await linkOf(draw, 'Dan');
    const expired = await linkOf(draw, 'Dan');
    await db.execute(sql`update draws set day_on = current_date - 62 where id = ${draw.id}`);
    const links = [endedLink, replaced, expired, `/draw/${'x'.repeat(43)}`, '/draw/wrong', `${expired}a`];
    const answers = await Promise.all(links.flatMap((link) => [page(link), press(link)]));
    expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
    expect(answers[0]!.statusCode).toBe(404);
    expect(answers[0]!.headers['cache-control']).toBe('no-store');
  });

  test('while the names are drawn anew says so, and its link stays', async () => {
    const draw = await drawn();
    const link = await linkOf(draw, 'Dan');
    const people = [...asDraft(draw).people, person('Fay')];
    await ada.put(`/api/v1/draws/${draw.id}`, { ...asDraft(draw), people });
    expect((await page(link)).payload).toContain('not drawn yet');
    expect((await press(link)).payload).toContain('not drawn yet');
    await drawNow(draw.id);
    expect(nameOn((await press(link)).payload)).toBeDefined();
  });

  test('writes names with markup as text', async () => {
    const draw = await drawn([person('<b>Cleo</b>'), person('<i>Dan</i>'), person('Eve')]);
    const shown = (await press(await linkOf(draw, 'Eve'))).payload;
    expect(shown).toMatch(/&lt;[bi]&gt;/);
    expect(shown).not.toMatch(/<[bi]>/);
  });
});

describe('personal links', () => {
  test('are kept as a hash, and are not made for the organiser or before the draw', async () => {
    const { id, people } = await prepared();
    const early = await ada.post(`/api/v1/draws/${id}/people/${people[1]!.id}/link`);
    expect(early.body.code).toBe('not_drawn');
    await drawNow(id);
    const own = await ada.post(`/api/v1/draws/${id}/people/${people[0]!.id}/link`);
    expect(own.body.code).toBe('own_draw');
    const draw: Draw = (await ada.get(`/api/v1/draws/${id}`)).body.data;
    const token = (await linkOf(draw, 'Dan')).split('/').pop()!;
    expect(token).toHaveLength(43);
    const tables = await pool.query(`select row_to_json(t)::text as row from (
      select token_hash::text, name from draw_people) t union all select body from idempotency_keys`);
    expect(JSON.stringify(tables.rows)).not.toContain(token);
  });

  test('are mailed without the name; a second press within a minute mails nothing more', async () => {
    const draw = await drawn([
      person('Cleo', { email: 'cleo@example.com' }),
      person('Dan', { email: 'dan@example.com' }),
      person('Nobody', { email: 'nobody@example.com' }),
      person('Eve'),
    ]);
    const personIds = draw.people.map(({ id }) => id);
    const mail = () => ada.post(`/api/v1/draws/${draw.id}/mail`, { personIds });
    const [one, two] = await Promise.all([mail(), mail()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const to = mailServer.mails.map((arrived) => arrived.to).toSorted();
    expect(to).toEqual(['cleo@example.com', 'dan@example.com']);
    const { source } = mailServer.mails.find((arrived) => arrived.to === 'cleo@example.com')!;
    expect(source).not.toMatch(/Dan|Nobody|Eve|Advent/);
    expect(source).toMatch(/Ada drew names/);
    const path = new URL(/https?:\/\/[^\s"=]*\/draw\/[\w-]{43}/.exec(source.replaceAll('=\r\n', ''))![0])
      .pathname;
    const { receiver } = (await pairsOf(draw.id)).find(({ giver }) => giver === 'Cleo')!;
    expect(nameOn((await press(path)).payload)).toBe(receiver);
    const after: Draw = (await ada.get(`/api/v1/draws/${draw.id}`)).body.data;
    expect(personOf(after, 'Nobody').mailedAt).toBeNull();
    expect(personOf(after, 'Dan').mailedAt).not.toBeNull();
  });

  test('of somebody who looked cannot be read by the organiser by another address or a copy', async () => {
    const draw = await drawn([person('Cleo', { email: 'c@example.com' }), person('Dan'), person('Eve')]);
    await press(await linkOf(draw, 'Cleo'));
    const cleo = personOf(draw, 'Cleo').id;
    expect((await ada.post(`/api/v1/draws/${draw.id}/people/${cleo}/link`)).body.code).toBe('has_looked');
    const people = asDraft(draw).people.map((one) =>
      one.id === cleo ? { ...one, email: 'ada@example.com' } : one,
    );
    expect((await ada.put(`/api/v1/draws/${draw.id}`, { ...asDraft(draw), people })).body.code).toBe(
      'has_looked',
    );
    // Marking a participant as oneself would undo the result, so it is refused after the draw was opened.
    const asMe = asDraft(draw).people.map((one) => ({ ...one, isMe: one.name === 'Dan' }));
    expect((await ada.put(`/api/v1/draws/${draw.id}`, { ...asDraft(draw), people: asMe })).body.code).toBe(
      'opened',
    );
  });
});

describe('a drawn person', () => {
  test('becomes one of my People with the budget and the day, once, and the draw is then in my account', async () => {
    const draw = await drawn();
    const link = await linkOf(draw, 'Dan');
    const { receiver } = (await pairsOf(draw.id)).find(({ giver }) => giver === 'Dan')!;
    const keep = () =>
      ben.post(`/api/v1/draw/${link.split('/').pop()}/keep`, { recipient: { name: receiver } });
    const { recipientId } = (await keep()).body.data;
    expect((await keep()).body.data).toEqual({ recipientId });
    expect((await ben.get(`/api/v1/recipients/${recipientId}`)).body.data).toMatchObject({
      name: receiver,
      budget: 25,
    });
    const days = (await ben.get(`/api/v1/recipients/${recipientId}/days`)).body.data;
    expect(days).toMatchObject([{ kind: 'own', name: 'Advent', month: 12, day: 24, year: 2090 }]);
    expect((await ben.get('/api/v1/draws')).body.data).toMatchObject({ organised: [], mine: [{ id: draw.id, organiserName: 'Ada Lovelace' }] }); // prettier-ignore
    expect((await ben.post(`/api/v1/draws/${draw.id}/mine`)).body.data).toMatchObject({
      name: receiver,
      recipientId,
    });
    // The organiser learns that Dan looked, and nothing of Ben.
    const seen: Draw = (await ada.get(`/api/v1/draws/${draw.id}`)).body.data;
    expect(JSON.stringify(seen)).not.toContain('Ben');
    expect((await ada.get('/api/v1/me/export')).body.drawPeople).toHaveLength(
      (
        await pool.query('select from draw_people p join draws d on d.id = p.draw_id where d.user_id = $1', [
          ada.id,
        ])
      ).rowCount!,
    );
  });

  test('who is there already keeps their budget; what does not fit leaves nothing behind', async () => {
    const draw = await drawn();
    const cleo = (await ada.post('/api/v1/recipients', { name: 'My sister', budget: 40 })).body.data.id;
    const keep = () => ada.post(`/api/v1/draws/${draw.id}/mine/keep`, { recipient: { id: cleo } });
    await db.execute(sql`insert into recipient_days (recipient_id, user_id, kind, name, month, day)
      select ${cleo}, ${ada.id}, 'own', 'Day', 1, n from generate_series(1, 20) n`);
    const full = await keep();
    expect([full.status, full.body.detail]).toEqual([409, 'A recipient can have at most 20 days.']);
    expect((await ada.get(`/api/v1/draws/${draw.id}`)).body.data.people[0].openedAt).toBeNull();
    await db.execute(sql`delete from recipient_days where recipient_id = ${cleo}`);
    expect((await keep()).status).toBe(201);
    expect((await ada.get(`/api/v1/recipients/${cleo}`)).body.data.budget).toBe(40);
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
