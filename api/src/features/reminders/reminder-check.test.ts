import { expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp, type TestAnswer } from '../../test/build-app.ts';
import { buildDay, buildRecipient } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const person = await buildRecipient(db, ada.id, { name: 'Mum' });
const day = await buildDay(db, ada.id, { recipientId: person.id, kind: 'own', name: 'Name day' });
await buildDay(db, ben.id, { recipientId: (await buildRecipient(db, ben.id)).id });

const LATER = '2099-01-01T00:00:00.000Z';
const FIRST = '1970-01-01T00:00:00.000Z';

async function nextCheckOf(userId: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ next: Date | null }>(
    sql`select next_look_at as next from reminder_settings where user_id = ${userId}`,
  );
  return rows[0]?.next?.toISOString();
}

/** The time of Ada's next check after a call. The checks of other accounts stay as they were. */
async function nextCheckAfter(write: () => Promise<TestAnswer>, status: number): Promise<string | undefined> {
  await db.execute(sql`update reminder_settings set next_look_at = ${LATER}::timestamptz`);
  const answer = await write();
  expect(answer.status, answer.body?.detail).toBe(status);
  expect(await nextCheckOf(ben.id)).toBe(LATER);
  return await nextCheckOf(ada.id);
}

const days = `/api/v1/recipients/${person.id}/days`;
const OWN = { kind: 'own', name: 'Garden party', month: 6, day: 1 };
const EASTER = { recipientIds: [person.id], holiday: 'easter' };

test.each<[string, () => Promise<TestAnswer>, number]>([
  ['a day', () => ada.post(days, OWN), 201],
  ['another date of a day', () => ada.put(`/api/v1/recipient-days/${day.id}`, { ...OWN, day: 2 }), 200],
  ['a holiday of several people', () => ada.post('/api/v1/recipient-days/many', EASTER), 201],
  ['a person with a birthday', () => ada.post('/api/v1/recipients', { name: 'Dad', birthday: { month: 1, day: 2, year: null } }), 201], // oxfmt-ignore
  ['another name of a person', () => ada.put(`/api/v1/recipients/${person.id}`, { name: 'Mama' }), 200],
  ['imported people', () => ada.post('/api/v1/recipients/import', { people: [{ name: 'Zoe', birthday: { month: 3, day: 4, year: 1990 } }] }), 201], // oxfmt-ignore
  ['a day of an imported person who is there', () => ada.post('/api/v1/recipients/import', { people: [{ recipientId: person.id, name: 'Mama', anniversary: { month: 3, day: 5, year: null } }] }), 201], // oxfmt-ignore
  ['a time zone', () => ada.put('/api/v1/me/reminders', { timeZone: 'Europe/Paris' }), 200],
  ['leads', () => ada.put('/api/v1/me/reminders', { leads: [3] }), 200],
])('%s makes the account due at once', async (_name, write, status) => {
  expect(await nextCheckAfter(write, status)).toBe(FIRST);
});

test('a drawn person makes the account due at once', async () => {
  const names = ['Ada', 'Cleo', 'Dan'];
  const people = names.map((name) => ({ id: null, name, email: null, isMe: name === 'Ada' }));
  const draft = { title: 'Santa', budget: null, dayOn: '2090-12-24', people, exclusions: [] };
  const { id } = (await ada.post('/api/v1/draws', draft)).body.data;
  expect((await ada.post(`/api/v1/draws/${id}/draw`, {})).status).toBe(200);
  const keep = () => ada.post(`/api/v1/draws/${id}/mine/keep`, { recipient: { name: 'Whom I drew' } });
  expect(await nextCheckAfter(keep, 201)).toBe(FIRST);
});

test.each<[string, () => Promise<TestAnswer>, number]>([
  ['a refused day', () => ada.post(days, { kind: 'holiday', holiday: 'easter' }), 409],
  ['a holiday that everybody has', () => ada.post('/api/v1/recipient-days/many', EASTER), 201],
  ['a person without a day', () => ada.post('/api/v1/recipients', { name: 'Friend' }), 201],
  ['a note about a person', () => ada.put(`/api/v1/recipients/${person.id}`, { name: 'Mama', goodToKnow: 'Tea' }), 200], // oxfmt-ignore
])('%s leaves the next check as it is', async (_name, write, status) => {
  expect(await nextCheckAfter(write, status)).toBe(LATER);
});

test('the first day of an account makes it due', async () => {
  const cleo = await asUser('Cleo');
  const friend = await buildRecipient(db, cleo.id);
  expect(await nextCheckOf(cleo.id)).toBeUndefined();
  expect((await cleo.post(`/api/v1/recipients/${friend.id}/days`, OWN)).status).toBe(201);
  expect(await nextCheckOf(cleo.id)).toBe(FIRST);
});
