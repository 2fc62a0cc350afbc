import type { Draw } from '@tuckaway/contract/sharing/draws';
import { describe, expect, test, vi } from 'vitest';
import { asDraft, buildDrawsTest, nameOn, person, personOf } from './draws.fixture.ts';

const { pool, mailServer, outbox, ada, prepared, drawNow, drawn, linkOf, press, pairsOf } =
  await buildDrawsTest();

describe('personal links', () => {
  test('stores hashes only and makes no links for the organiser or before the draw', async () => {
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

  test('sends mail without the drawn name, at most once a minute', async () => {
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

  test('keeps a link that the organiser made while a mail with another link was refused', async () => {
    const people = [person('Nobody', { email: 'nobody@example.com' }), person('Dan'), person('Eve')];
    const draw = await drawn(people);
    const { send } = outbox;
    let link = '';
    vi.spyOn(outbox, 'send').mockImplementationOnce(async (mail) => {
      link = await linkOf(draw, 'Nobody');
      await send(mail);
    });
    const { id } = personOf(draw, 'Nobody');
    const mailed = await ada.post(`/api/v1/draws/${draw.id}/mail`, { personIds: [id] });
    expect(mailed.body.data.notSentIds).toEqual([id]);
    const { receiver } = (await pairsOf(draw.id)).find(({ giver }) => giver === 'Nobody')!;
    expect(nameOn((await press(link)).payload)).toBe(receiver);
  });

  test('hides an opened name from the organiser, also by another address or a copy', async () => {
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
