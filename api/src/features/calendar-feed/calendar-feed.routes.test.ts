import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildDay, buildRecipient } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp({ publicUrl: 'https://tuckaway.example' });
const path = '/api/v1/me/calendar';

/** Somebody with a birthday to remember, and the path of their feed. */
async function giver(name: string, person: string) {
  const user = await asUser(name);
  const recipient = await buildRecipient(db, user.id, { name: person });
  await buildDay(db, user.id, { recipientId: recipient.id });
  const { body } = await user.post(path);
  return { user, recipient, feed: pathOf(body.data.calendarUrl) };
}
function pathOf(url: string): string {
  expect(url).toMatch(/^https:\/\/tuckaway\.example\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}
const summaries = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('summary'));

const PARTY = { kind: 'own', name: 'Party', month: 5, day: 6 };
type TestUser = Awaited<ReturnType<typeof asUser>>;

/** Twenty days each: as many as a person may have. */
async function addPeopleWithDays(userId: number, people: number): Promise<void> {
  await db.execute(sql`
    with people as (
      insert into recipients (user_id, name)
      select ${userId}::bigint, repeat('Jürgen ', 12) from generate_series(1, ${people}::int) returning id)
    insert into recipient_days (user_id, recipient_id, kind, name, month, day)
    select ${userId}::bigint, people.id, 'own', 'Day', 1, n from people, generate_series(1, 20) n`);
}

describe('the calendar feed', () => {
  test('opens for any holder of its address and contains nothing of other accounts', async () => {
    const [ada, ben] = [await giver('Ada', 'Mum'), await giver('Ben', 'Dad')];
    const { status, headers, body } = await asVisitor.get(ada.feed);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(summaries(body)).toEqual(['Mum: birthday']);
    expect(body).toContain(`URL:https://tuckaway.example/app/recipients/${ada.recipient.id}`);
    expect(summaries((await ada.user.get(ben.feed)).body)).toEqual(['Dad: birthday']);
  });

  test('answers 304 while nothing changed', async () => {
    const { user, recipient, feed } = await giver('Ada', 'Mum');
    const etag = String((await asVisitor.get(feed)).headers.etag);
    const again = await asVisitor.get(feed, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    await user.put(`/api/v1/recipients/${recipient.id}`, { name: 'Mother' });
    const changed = await asVisitor.get(feed, { 'if-none-match': etag });
    expect([changed.status, summaries(changed.body)]).toEqual([200, ['Mother: birthday']]);
  });

  test('answers 304 without composing the feed, and refuses indexing', async () => {
    const { user, feed } = await giver('Ada', 'Mum');
    await addPeopleWithDays(user.id, 100);
    const timed = async (etag = '') => {
      const started = performance.now();
      const response = await asVisitor.get(feed, { 'if-none-match': etag });
      return { response, tookMs: performance.now() - started };
    };
    const first = await timed();
    expect(first.response.headers['x-robots-tag']).toBe('noindex');
    const again = [];
    for (let round = 0; round < 5; round++) again.push(await timed(String(first.response.headers.etag)));
    expect([first, ...again].map(({ response }) => response.status)).toEqual([200, 304, 304, 304, 304, 304]);
    // The fastest of five: a busy machine may stop any single one.
    expect(Math.min(...again.map(({ tookMs }) => tookMs))).toBeLessThan(first.tookMs / 4);
  });

  test.each<[string, (user: TestUser, recipientId: number) => Promise<{ status: number }>]>([
    ['a day is added', (user, id) => user.post(`/api/v1/recipients/${id}/days`, PARTY)],
    ['a person is deleted', (user, id) => user.delete(`/api/v1/recipients/${id}?userId=${user.id}`)],
    ['the lead days change', (user) => user.put('/api/v1/me/reminders', { leads: [3] })],
  ])('answers with a new feed when %s', async (_what, change) => {
    const { user, recipient, feed } = await giver('Ada', 'Mum');
    const etag = String((await asVisitor.get(feed)).headers.etag);
    expect((await change(user, recipient.id)).status).toBeLessThan(300);
    expect((await asVisitor.get(feed, { 'if-none-match': etag })).status).toBe(200);
  });

  test('moves to a new address, and ends, when its owner says so', async () => {
    const { user, feed } = await giver('Ada', 'Mum');
    const { body } = await user.post(path);
    const renewed = pathOf(body.data.calendarUrl);
    expect(renewed).not.toBe(feed);
    expect((await asVisitor.get(feed)).status).toBe(404);
    expect((await asVisitor.get(renewed)).status).toBe(200);
    expect((await user.get('/api/v1/me/reminders')).body.data.calendarUrl).toBe(body.data.calendarUrl);
    expect((await user.delete(path)).body.data.calendarUrl).toBeNull();
    expect((await asVisitor.get(renewed)).status).toBe(404);
    for (const call of [asVisitor.post(path), asVisitor.delete(path)]) expect((await call).status).toBe(401);
  });

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics', "'--.ics"])(
    'answers 404 at %s',
    async (file) => {
      const { status, headers } = await asVisitor.get(`/calendar/${file}`);
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    },
  );
});
