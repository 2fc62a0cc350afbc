import type { Draw } from '@tuckaway/contract/sharing/draws';
import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { asDraft, buildDrawsTest, nameOn, person, personOf } from './draws.fixture.ts';

const { db, pool, ada, ben, drawNow, drawn, linkOf, page, press, pairsOf } = await buildDrawsTest();

describe('the page of a giver', () => {
  test('tells nothing until the button is pressed, however often it is fetched', async () => {
    const draw = await drawn();
    const link = await linkOf(draw, 'Dan');
    const [first, second] = [await page(link), await page(link)];
    expect(second.payload).toBe(first.payload);
    expect(first.payload).toContain('Show whom I drew');
    expect(first.payload).not.toMatch(/Cleo|Eve/);
    expect(first.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }); // oxfmt-ignore
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

  test('answers wrong, ended, expired, replaced and made-up links with the same 404', async () => {
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

  test('keeps its link and reports that the names are being drawn anew', async () => {
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
    expect((await ben.get('/api/v1/draws')).body.data).toMatchObject({ organised: [], mine: [{ id: draw.id, organiserName: 'Ada Lovelace' }] }); // oxfmt-ignore
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

  test('keeps their budget when they are there already; what does not fit leaves nothing behind', async () => {
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
