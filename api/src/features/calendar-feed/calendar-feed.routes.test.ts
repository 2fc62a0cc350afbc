import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
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

describe('the calendar feed', () => {
  test('is read by whoever knows its address, and holds nothing of anybody else', async () => {
    const [ada, ben] = [await giver('Ada', 'Mum'), await giver('Ben', 'Dad')];
    const { status, headers, body } = await asVisitor.get(ada.feed);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(summaries(body)).toEqual(['Mum: birthday']);
    expect(body).toContain(`URL;VALUE=URI:https://tuckaway.example/app/recipients/${ada.recipient.id}`);
    expect(summaries((await ada.user.get(ben.feed)).body)).toEqual(['Dad: birthday']);
  });

  test('is not sent again while nothing changed', async () => {
    const { user, recipient, feed } = await giver('Ada', 'Mum');
    const etag = String((await asVisitor.get(feed)).headers.etag);
    const again = await asVisitor.get(feed, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    await user.put(`/api/v1/recipients/${recipient.id}`, { name: 'Mother' });
    const changed = await asVisitor.get(feed, { 'if-none-match': etag });
    expect([changed.status, summaries(changed.body)]).toEqual([200, ['Mother: birthday']]);
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
    'is not found at %s',
    async (file) => {
      const { status, headers } = await asVisitor.get(`/calendar/${file}`);
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    },
  );
});
