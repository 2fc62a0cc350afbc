import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const { asVisitor, asUser } = await buildTestApp({ publicUrl: 'https://tuckaway.example' });
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/me/reminders';
const DEFAULTS = {
  timeZone: null,
  byMail: true,
  leads: [30, 7, 1],
  evenWhenBought: false,
  calendarUrl: null,
  canMail: false,
};

test('reminder settings start with the defaults and change piece by piece', async () => {
  expect((await ada.get(path)).body.data).toEqual(DEFAULTS);
  const zone = { ...DEFAULTS, timeZone: 'Europe/Paris' };
  expect(await ada.put(path, { timeZone: 'Europe/Paris' })).toMatchObject({
    status: 200,
    body: { data: zone },
  });
  const changes = { byMail: false, leads: [1, 14], evenWhenBought: true };
  const changed = { ...zone, ...changes, leads: [14, 1] };
  expect((await ada.put(path, changes)).body.data).toEqual(changed);
  expect((await ada.put(path, {})).body.data).toEqual(changed);
  expect((await ada.get(path)).body.data).toEqual(changed);
  expect((await ada.put(path, { leads: [] })).body.data).toEqual({ ...changed, leads: [] });
  expect((await ben.get(path)).body.data).toEqual(DEFAULTS);
  expect((await asVisitor.get(path)).status).toBe(401);
  expect((await asVisitor.put(path, changes)).status).toBe(401);
});

test('a time zone is stored in its canonical spelling', async () => {
  const cleo = await asUser('Cleo');
  expect((await cleo.put(path, { timeZone: 'europe/BERLIN' })).body.data.timeZone).toBe('Europe/Berlin');
  expect((await cleo.get(path)).body.data.timeZone).toBe('Europe/Berlin');
});

test.each([
  [{ timeZone: 'Mars/Olympus' }, '/timeZone', 'Please choose a time zone from the list'],
  [{ timeZone: '+02:00' }, '/timeZone', 'Please choose a time zone from the list'],
  [{ leads: [1, 1] }, '/leads', 'Must not repeat a number of days'],
  [{ leads: [1, 2, 3, 4, 5, 6] }, '/leads', 'At most 5 reminders for a day'],
  [{ calendarUrl: null }, '/calendarUrl', 'Unknown field'],
])('reminder settings refuse %j', async (sent, at, message) => {
  const before = (await ada.get(path)).body;
  const { status, body } = await ada.put(path, sent);
  expect([status, body.errors]).toEqual([400, [{ path: at, message }]]);
  expect((await ada.get(path)).body).toEqual(before);
});
