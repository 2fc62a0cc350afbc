import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { Circle } from '@tuckaway/contract/sharing/circles';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '../../../features/recipient-gifts/given/given-day.ts';
import { buildGift, data, problem } from '../../../test/gifts.ts';
import { buildDay, buildRecipient, buildUpcoming, comingUp } from '../../../test/people.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import RecipientPage from './recipient.tsx';

const category = (slug: string, name: string) => ({ id: 1, slug, name, color: 'moss', icon: '' });
let ann = buildRecipient();
let days: RecipientDay[];
let gifts: RecipientGift[];
let sent: [string, unknown][];
let circle: Circle | null;

const taking = (method: 'post' | 'put', path: string, answer: () => unknown) =>
  http[method](path, async ({ request }) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return data(answer());
  });

beforeEach(() => {
  ann = buildRecipient();
  days = [buildDay()];
  gifts = [];
  sent = [];
  circle = null;
  server.use(
    comingUp([buildUpcoming({ readiness: 'idea' })]),
    http.get('/api/v1/recipients/3', () => data(ann)),
    http.get('/api/v1/recipients/3/days', () => data(days)),
    http.get('/api/v1/recipients/3/ideas', () => data([])),
    http.get('/api/v1/recipients/3/circle', () => data(circle)),
    http.get('/api/v1/recipient-gifts', () => data(gifts)),
    http.get('/api/v1/recipient-gifts/given-before', () => data([])),
    http.get('/api/v1/categories/relationships', () => data([category('mother', 'Mother')])),
    http.get('/api/v1/categories/interests', () =>
      data([category('gardening', 'Gardening'), category('tea', 'Tea')]),
    ),
    taking('put', '/api/v1/recipient-gifts/:id', () => gifts[0]),
  );
});

const open = async () => {
  const view = renderScreen(<RecipientPage />, {
    at: '/app/recipients/3',
    path: '/app/recipients/:recipientId',
  });
  await screen.findByRole('heading', { name: 'Days' });
  return view;
};

type User = Awaited<ReturnType<typeof open>>['user'];
/** In the menu of a thing on the page. */
async function choose(user: User, thing: RegExp, name: string | RegExp) {
  await user.click(screen.getByRole('button', { name: thing }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
const KETTLE = /^More: .*ettle, for Ann$/;

it('says whose day is next and how ready one is', async () => {
  await open();
  expect(screen.getByText('birthday in 12 days, turns 40')).toBeVisible();
  expect(screen.getAllByText('An idea')[0]).toBeVisible();
  expect(screen.getByText('November 29, 1986 · in 12 days, turns 40')).toBeVisible();
});

it('says what did not load, and tries again', async () => {
  server.use(http.get('/api/v1/recipients/3/days', () => problem(403), { once: true }));
  const { user } = renderScreen(<RecipientPage />, {
    at: '/app/recipients/3',
    path: '/app/recipients/:recipientId',
  });
  expect(await screen.findByText('Failed to load the gifts for Ann. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Days' })).toBeVisible();
});

it('adds a birthday, without a year where nobody knows it', async () => {
  days = [];
  server.use(
    taking('post', '/api/v1/recipients/3/days', () => {
      days = [buildDay({ year: null })];
      return days[0];
    }),
  );
  const { user } = await open();
  expect(screen.getByText(/No days yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText('Please choose a month')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'February');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '30');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText('February has only 29 days')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'November');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await screen.findByText('Day added')).toBeVisible();
  expect(sent).toEqual([
    [
      '/api/v1/recipients/3/days',
      { kind: 'birthday', name: null, month: 11, day: 30, year: null, holiday: null, remind: null },
    ],
  ]);
  expect(await screen.findByRole('button', { name: 'More: Birthday' })).toBeVisible();
});

it.each([
  ['February 30', { month: 'February', day: '30' }, 'Day', 'February has only 29 days'],
  [
    'February 30 of a year',
    { month: 'February', day: '30', year: '1990' },
    'Day',
    'February has only 28 days',
  ],
  ['February 29 of 1900', { month: 'February', day: '29', year: '1900' }, 'Day', '1900 has no February 29'],
  ['year 1850', { month: 'April', day: '1', year: '1850' }, 'Year', /^Please enter a year from 1900 to 2100/],
  ['a day without a month', { day: '12' }, 'Month', 'Please choose a month'],
  ['a month without a day', { month: 'April' }, 'Day', 'Please enter the day'],
  ['no number', { month: 'April', day: 'twelve' }, 'Day', 'Must be a whole number'],
])('refuses %s beside the field, and sends nothing', async (_what, typed, field, message) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  const { month, day, year } = { month: '', year: '', day: '', ...typed };
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), month);
  if (day) await user.type(dialog.getByRole('textbox', { name: 'Day' }), day);
  if (year) await user.type(dialog.getByRole('textbox', { name: 'Year' }), year);
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  const wrong = dialog.getByLabelText(field);
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
});

it.each([
  [400, { errors: [{ path: '/year', message: 'No such year' }] }, 'No such year', 'Year'],
  [409, {}, 'This person has a birthday already. You can change that one.', undefined],
  [422, {}, 'A recipient can have at most 20 days.', undefined],
])('says in the server’s words why it refused a day, with status %i', async (status, more, words, field) => {
  server.use(
    http.post('/api/v1/recipients/3/days', () =>
      HttpResponse.json({ status, detail: words, ...more }, { status }),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'April');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '1');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
  expect(dialog.queryAllByRole('textbox', { description: words }).map(({ id }) => id)).toEqual(
    field === undefined ? [] : [dialog.getByLabelText(field).id],
  );
  expect(dialog.getByRole('textbox', { name: 'Day' })).toHaveValue('1');
});

describe('with many gifts', () => {
  const titlesIn = (list: HTMLElement) => within(list).queryAllByRole('article').length;

  it('the ways to add one stand above them, and most are folded away', async () => {
    gifts = Array.from({ length: 40 }, (_, index) =>
      buildRecipientGift({
        id: index + 1,
        gift: buildGift({ id: index + 1, title: `Gift ${index + 1}` }),
        givenAt: index < 20 ? null : `${2025 - (index % 3)}-12-24T12:00:00.000Z`,
      }),
    );
    const { user } = await open();
    const planned = screen.getByRole('list', { name: 'Tucked away' });
    const add = screen.getByRole('button', { name: 'Add a gift' });
    expect(add.compareDocumentPosition(planned) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Tucked away\s*20 gifts$/ })).toBeVisible();
    expect([titlesIn(planned), screen.getAllByRole('article').length]).toEqual([5, 10]);

    await user.click(screen.getByRole('button', { name: 'Show all 20 gifts Tucked away' }));
    expect(titlesIn(planned)).toBe(20);
    expect(within(planned).getAllByRole('listitem')[5]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show all 20 gifts given' }));
    expect(screen.getAllByRole('article')).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Show fewer Tucked away' }));
    expect(titlesIn(planned)).toBe(5);
  });

  it('of which six are few enough to show', async () => {
    gifts = Array.from({ length: 6 }, (_, index) => buildRecipientGift({ id: index + 1 }));
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });
});

it('refuses a birthday that lies ahead', async () => {
  const { user } = await open();
  await choose(user, /^More: Birthday$/, 'Edit Birthday');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit day' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Year' }));
  await user.type(dialog.getByRole('textbox', { name: 'Year' }), '2026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/This birthday lies in the future/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('takes a holiday from the calendar, with reminders of its own', async () => {
  server.use(taking('post', '/api/v1/recipients/3/days', () => buildDay({ id: 51 })));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What kind of day' }), 'Holiday');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Holiday' }), 'Hanukkah');
  expect(dialog.getByText('The first evening; the first day is the one after')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Remind me' }), 'Only for this day');
  await user.click(dialog.getByRole('button', { name: '30 days before' }));
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  await screen.findByText('Day added');
  expect(sent[0]?.[1]).toEqual({
    kind: 'holiday',
    name: null,
    month: null,
    day: null,
    year: null,
    holiday: 'hanukkah',
    remind: [30, 7],
  });
});

it('asks before a day is removed, and says when that failed', async () => {
  server.use(http.delete('/api/v1/recipient-days/50', () => problem(422), { once: true }));
  const { user } = await open();
  await choose(user, /^More: Birthday$/, 'Remove Birthday');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Failed to remove the day. Please try again.')).toBeVisible();
  server.use(
    http.delete('/api/v1/recipient-days/50', () => {
      days = [];
      return data({ id: 50 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Day removed')).toBeVisible();
  expect(await screen.findByText(/No days yet/)).toBeVisible();
});

it('keeps who they are, what they like, what is good to know and a budget', async () => {
  server.use(
    taking('put', '/api/v1/recipients/3', () => {
      ann = buildRecipient({
        relationship: 'mother',
        interests: ['tea'],
        goodToKnow: 'Size M',
        budget: 40.5,
      });
      return ann;
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit what is good to know about Ann' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'About Ann' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Who they are to you' }),
    await dialog.findByRole('option', { name: 'Mother' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Tea' }));
  await user.type(dialog.getByRole('textbox', { name: 'Other interests' }), 'fishing, old maps, ');
  await user.type(dialog.getByRole('textbox', { name: 'Good to know' }), 'Size M');
  await user.type(dialog.getByRole('textbox', { name: 'Usual budget for a day' }), '40.50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recipient updated successfully')).toBeVisible();
  expect(sent).toEqual([
    [
      '/api/v1/recipients/3',
      {
        name: 'Ann',
        relationship: 'mother',
        interests: ['tea'],
        ownInterests: ['fishing', 'old maps'],
        sizes: null,
        goodToKnow: 'Size M',
        budget: 40.5,
        userId: 7,
      },
    ],
  ]);
  expect(await screen.findByText('Usual budget: $40.50')).toBeVisible();
  expect(screen.getByText('Mother')).toBeVisible();
});

it('shows what is tucked away by the day it is for', async () => {
  const scarf = buildGift({ id: 42, title: 'Scarf' });
  gifts = [
    buildRecipientGift({ id: 101, gift: scarf, giftId: 42 }),
    buildRecipientGift({ dayId: 50, dayOn: '2026-11-29' }),
  ];
  await open();
  const forBirthday = within(screen.getByRole('list', { name: 'Birthday, November 29, 2026' }));
  expect(forBirthday.getByRole('heading', { name: 'Pour-over kettle' })).toBeVisible();
  const forNoDay = within(screen.getByRole('list', { name: 'No day in particular' }));
  expect(forNoDay.getByRole('heading', { name: 'Scarf' })).toBeVisible();
});

it('marks an idea as bought with one press', async () => {
  gifts = [buildRecipientGift()];
  const { user } = await open();
  server.use(
    taking('put', '/api/v1/recipient-gifts/:id', () => (gifts = [{ ...gifts[0]!, boughtAt: today() }])[0]),
  );
  await user.click(screen.getByRole('button', { name: /Mark as bought/ }));
  expect(await screen.findByText('Bought: Pour-over kettle')).toBeVisible();
  expect(sent).toEqual([['/api/v1/recipient-gifts/100', { userId: 7, boughtAt: today() }]]);
  expect(await screen.findByText(/^Bought on /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as bought/ })).toBeNull();
  // The keyboard stays where it was.
  expect(screen.getByRole('button', { name: /^Mark as given/ })).toHaveFocus();
});

it('puts an idea back where the server refuses', async () => {
  gifts = [buildRecipientGift()];
  server.use(http.put('/api/v1/recipient-gifts/:id', () => problem(403)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Mark as bought/ }));
  expect(await screen.findByText('Failed to mark as bought. Please try again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Mark as bought/ })).toBeVisible();
});

it('says in the form why the server refused its day and price, and keeps what was typed', async () => {
  gifts = [buildRecipientGift({ gift: buildGift({ title: 'Kettle' }) })];
  const words = 'This gift is already meant for them.';
  server.use(http.put('/api/v1/recipient-gifts/:id', () => problem(409, words)));
  const { user } = await open();
  await choose(user, KETTLE, 'Day and price');
  const dialog = within(await screen.findByRole('dialog', { name: 'Day and price' }));
  await user.type(dialog.getByRole('textbox', { name: 'Price paid' }), '39.90');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Price paid' })).toHaveValue('39.90');
});

it('takes what was paid and the day it is for, and sends only that', async () => {
  gifts = [buildRecipientGift()];
  const { user } = await open();
  await choose(user, KETTLE, 'Day and price');
  const dialog = within(await screen.findByRole('dialog', { name: 'Day and price' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Day for Ann' }),
    'Birthday, November 29, 2026',
  );
  await user.type(dialog.getByRole('textbox', { name: 'Price paid' }), '39.90');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Details saved')).toBeVisible();
  expect(sent).toEqual([
    ['/api/v1/recipient-gifts/100', { userId: 7, forDay: { dayId: 50, on: '2026-11-29' }, paid: 39.9 }],
  ]);
});

it('notes that they said thank you, under the year it was given', async () => {
  gifts = [buildRecipientGift({ givenAt: '2024-12-24T12:00:00.000Z', thanksNote: 'So warm' })];
  const { user } = await open();
  const year = within(screen.getByRole('list', { name: '2024' }));
  expect(year.getByText(/So warm/)).toBeVisible();
  expect(year.getAllByRole('button')).toHaveLength(1);
  await choose(user, KETTLE, 'They said thank you');
  await waitFor(() =>
    expect(sent).toEqual([['/api/v1/recipient-gifts/100', { userId: 7, thankedAt: today() }]]),
  );
  expect(await screen.findByText(/Thank-you/)).toBeVisible();
});

it('shows ideas with their reasons, and tucks one away for the next day with one press', async () => {
  const mug = buildGift({ id: 42, title: 'Stoneware mug' });
  server.use(
    http.get('/api/v1/recipients/3/ideas', () => data([{ gift: mug, reason: 'For tea, under $40' }])),
    taking('post', '/api/v1/recipient-gifts', () => {
      server.use(http.get('/api/v1/recipients/3/ideas', () => data([])));
      gifts = [buildRecipientGift({ gift: mug, giftId: 42, dayId: 50, dayOn: '2026-11-29' })];
      return gifts[0];
    }),
  );
  const { user } = await open();
  const ideas = within(await screen.findByRole('list', { name: 'Ideas for Ann' }));
  expect(ideas.getByText('For tea, under $40')).toBeVisible();
  await user.click(ideas.getByRole('button', { name: 'Tuck away Stoneware mug for Ann' }));
  expect(await screen.findByText('Tucked away for Ann')).toBeVisible();
  expect(sent).toEqual([['/api/v1/recipient-gifts', { recipientId: 3, giftId: 42, userId: 7 }]]);
  const forBirthday = within(await screen.findByRole('list', { name: 'Birthday, November 29, 2026' }));
  expect(forBirthday.getByRole('heading', { name: 'Stoneware mug' })).toBeVisible();
  expect(await screen.findByText(/No ideas yet/)).toBeVisible();
});

it('writes a gift down for them', async () => {
  server.use(
    http.get('/api/v1/recipients', () => data([ann])),
    http.get('/api/v1/tags', () => data([])),
    http.get('/api/gift-lists', () => data([])),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a gift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Gift' }));
  expect(await dialog.findByText('Ann')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'More details' }));
  expect(await dialog.findByRole('checkbox', { name: 'Ann' })).toBeChecked();
});

it('takes a saved gift, searched in place', async () => {
  const mug = buildGift({ id: 42, title: 'Stoneware mug' });
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/v1/user-saved-gifts', ({ request }) => {
      const query = new URL(request.url).searchParams.get('query');
      asked.push(query);
      const saved = { id: 1, gift: mug, giftListId: 1, userId: 7, savedAt: null };
      const found = query === 'kite' ? [] : [saved];
      return HttpResponse.json({ data: found, nextCursor: null, total: 1, totalMine: 0 });
    }),
    taking('post', '/api/v1/recipient-gifts', () => buildRecipientGift()),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Saved gifts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved gifts' }));
  await user.click(await dialog.findByRole('button', { name: 'Tuck away Stoneware mug for Ann' }));
  expect(await screen.findByText('Tucked away for Ann')).toBeVisible();
  expect(sent).toEqual([['/api/v1/recipient-gifts', { recipientId: 3, giftId: 42, userId: 7 }]]);
  await user.type(dialog.getByRole('searchbox', { name: 'Search your saved gifts' }), 'kite');
  expect(await dialog.findByText('No saved gifts match "kite"')).toBeVisible();
  expect(asked.at(-1)).toBe('kite');
});

it.each([
  [100, '$40 planned · $32.50 spent · $27.50 left of $100'],
  [50, '$40 planned · $32.50 spent · $22.50 over $50'],
  [null, '$40 planned · $32.50 spent'],
])('holds what a day costs against a budget of %s', async (budget, text) => {
  ann = buildRecipient({ budget });
  const forBirthday = { dayId: 50, dayOn: '2026-11-29' };
  const kettle = buildGift({ id: 42, price: 40 });
  gifts = [
    buildRecipientGift({ ...forBirthday, gift: kettle }),
    buildRecipientGift({ id: 101, ...forBirthday, boughtAt: '2026-11-03', paid: 20 }),
    buildRecipientGift({ id: 102, ...forBirthday, givenAt: '2026-11-10T12:00:00.000Z', paid: 12.5 }),
    buildRecipientGift({ id: 103, gift: kettle }),
  ];
  await open();
  const list = screen.getByRole('list', { name: 'Birthday, November 29, 2026' });
  expect(list.parentElement).toHaveTextContent(`Birthday, November 29, 2026${text}`);
  expect(within(list).getAllByRole('heading', { level: 4 })).toHaveLength(2);
});

it('asks about what was bought for a day that has passed', async () => {
  const bought = { recipientGiftId: 100, giftId: 41, title: 'Kettle', boughtAt: '2026-11-01', givenAt: null };
  const passed = buildUpcoming({ on: '2026-11-10', daysLeft: -7, readiness: 'bought', gifts: [bought] });
  server.use(http.get('/api/v1/upcoming/passed', () => data([passed])));
  gifts = [buildRecipientGift()];
  const { user } = await open();
  expect(await screen.findByText('Last on November 10, 2026: nothing noted as given')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Yes, given: Kettle, for Ann' }));
  expect(await screen.findByText('Given: Kettle')).toBeVisible();
  expect(sent).toEqual([['/api/v1/recipient-gifts/100', { userId: 7, givenAt: '2026-11-10T12:00:00.000Z' }]]);
  await user.click(screen.getByRole('button', { name: 'Not yet: Kettle, for Ann' }));
  await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ userId: 7, forDay: 'next' }));
});

it('plans a given gift once more instead of moving it', async () => {
  gifts = [buildRecipientGift({ givenAt: '2025-11-29T12:00:00.000Z', dayId: 50, dayOn: '2025-11-29' })];
  server.use(
    taking('post', '/api/v1/recipient-gifts/choose', () => ({ added: 0, removed: [], links: gifts })),
  );
  const { user } = await open();
  await choose(user, KETTLE, 'Give it again');
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it again' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Day for Ann' }),
    'Birthday, November 29, 2027',
  );
  await user.click(dialog.getByRole('button', { name: 'Tuck away' }));
  expect(await screen.findByText('Tucked away for Ann once more')).toBeVisible();
  const forDay = { dayId: 50, on: '2027-11-29' };
  expect(sent).toEqual([
    [
      '/api/v1/recipient-gifts/choose',
      { giftId: 41, people: [{ recipientId: 3, isFor: true, forDay }], userId: 7 },
    ],
  ]);
  await choose(user, KETTLE, 'Price and thanks');
  await screen.findByRole('dialog', { name: 'Price and thanks' });
  expect(screen.queryByRole('combobox', { name: 'Day for Ann' })).toBeNull();
});

it('does not offer saved gifts that are tucked away for them', async () => {
  const mug = buildGift({ id: 42, title: 'Stoneware mug' });
  gifts = [buildRecipientGift({ gift: mug, giftId: 42 })];
  const saved = { id: 1, gift: mug, giftListId: 1, userId: 7, savedAt: null };
  server.use(
    http.get('/api/v1/user-saved-gifts', () =>
      HttpResponse.json({ data: [saved], nextCursor: null, total: 1, totalMine: 0 }),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Saved gifts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved gifts' }));
  expect(await dialog.findByText('All of these are tucked away for Ann already')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Tuck away/ })).toBeNull();
});

describe('a day that another tab added', () => {
  const LATER = 'May 4, 1990';
  beforeEach(() => {
    days = [];
  });
  const addMeanwhile = () => {
    days = [buildDay({ month: 5, day: 4, year: 1990 })];
  };

  it('is shown when somebody comes back to this one', async () => {
    await open();
    expect(screen.queryByText(new RegExp(LATER))).toBeNull();
    addMeanwhile();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(new RegExp(LATER))).toBeVisible();
  });

  it('is shown when the server refuses a second birthday', async () => {
    server.use(
      http.post('/api/v1/recipients/3/days', () => {
        addMeanwhile();
        return problem(409);
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'April');
    await user.type(dialog.getByRole('textbox', { name: 'Day' }), '1');
    await user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(await screen.findByText(new RegExp(LATER))).toBeInTheDocument();
  });
});

it('says that a person was deleted in another tab', async () => {
  server.use(http.post('/api/v1/recipients/3/days', () => problem(404)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'April');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '1');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText('Ann was deleted meanwhile. Nothing was saved.')).toBeVisible();
});
