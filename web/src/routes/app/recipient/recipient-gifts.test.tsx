import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '../../../lib/today.ts';
import { buildGift, data } from '../../../test/gifts.ts';
import { buildRecipient, buildDayOccurrence } from '../../../test/people.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { server } from '../../../test/server.ts';
import { state, serveAnn, taking, open, choose } from './recipient.fixture.tsx';

beforeEach(serveAnn);

const KETTLE = /^More: .*ettle, for Ann$/;

describe('with many gifts', () => {
  const titlesIn = (list: HTMLElement) => within(list).queryAllByRole('article').length;

  it('the ways to add one stand above them, and most are folded away', async () => {
    state.gifts = Array.from({ length: 40 }, (_, index) =>
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

  it('six are shown without folding', async () => {
    state.gifts = Array.from({ length: 6 }, (_, index) => buildRecipientGift({ id: index + 1 }));
    await open();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });
});

it('shows what is tucked away by the day it is for', async () => {
  const scarf = buildGift({ id: 42, title: 'Scarf' });
  state.gifts = [
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
  state.gifts = [buildRecipientGift()];
  const { user } = await open();
  server.use(
    taking(
      'put',
      '/api/v1/recipient-gifts/:id',
      () => (state.gifts = [{ ...state.gifts[0]!, boughtAt: today() }])[0],
    ),
  );
  await user.click(screen.getByRole('button', { name: /Mark as bought/ }));
  expect(await screen.findByText('Bought: Pour-over kettle')).toBeVisible();
  expect(state.sent).toEqual([['/api/v1/recipient-gifts/100', { userId: 7, boughtAt: today() }]]);
  expect(await screen.findByText(/^Bought on /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as bought/ })).toBeNull();
  // The keyboard stays where it was.
  expect(screen.getByRole('button', { name: /^Mark as given/ })).toHaveFocus();
});

it.each([
  ['an idea that followed the next day', {}, 'Mark as given', { givenAt: null, forDay: 'next' }],
  ['an idea for a chosen day', { dayChosen: true }, 'Mark as given', { givenAt: null }],
  ['a bought gift', { boughtAt: '2026-11-02' }, 'Mark as given', { givenAt: null }],
  [
    'a given gift',
    { givenAt: '2025-11-29T12:00:00.000Z' },
    'Change date',
    { givenAt: '2025-11-29T12:00:00.000Z' },
  ],
])('undoes a given date: %s is as it was', async (_, before, item, undone) => {
  state.gifts = [buildRecipientGift({ dayId: 50, dayOn: '2026-11-29', ...before })];
  const given = { ...state.gifts[0]!, givenAt: `${today()}T12:00:00.000Z`, dayChosen: true };
  server.use(taking('put', '/api/v1/recipient-gifts/:id', () => given));
  const { user } = await open();
  if (item === 'Mark as given' && 'boughtAt' in before)
    await user.click(screen.getByRole('button', { name: /^Mark as given/ }));
  else await choose(user, KETTLE, item);
  const dialog = within(await screen.findByRole('dialog', { name: /^(Mark as given|Change the date)$/ }));
  await user.click(dialog.getByRole('button', { name: /^(Mark as given|Save)$/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(state.sent.at(1)?.[1]).toEqual({ ...undone, userId: 7 }));
});

it('takes what was paid and the day it is for, and sends only that', async () => {
  state.gifts = [buildRecipientGift()];
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
  expect(state.sent).toEqual([
    ['/api/v1/recipient-gifts/100', { userId: 7, forDay: { dayId: 50, on: '2026-11-29' }, paid: 39.9 }],
  ]);
});

it('notes that they said thank you, under the year it was given', async () => {
  state.gifts = [buildRecipientGift({ givenAt: '2024-12-24T12:00:00.000Z', thanksNote: 'So warm' })];
  const { user } = await open();
  const year = within(screen.getByRole('list', { name: '2024' }));
  expect(year.getByText(/So warm/)).toBeVisible();
  expect(year.getAllByRole('button')).toHaveLength(1);
  await choose(user, KETTLE, 'They said thank you');
  await waitFor(() =>
    expect(state.sent).toEqual([['/api/v1/recipient-gifts/100', { userId: 7, thankedAt: today() }]]),
  );
  expect(await screen.findByText(/Thank-you/)).toBeVisible();
});

it.each([
  [100, '$40 planned · $32.50 spent · $27.50 left of $100'],
  [50, '$40 planned · $32.50 spent · $22.50 over $50'],
  [null, '$40 planned · $32.50 spent'],
])('holds what a day costs against a budget of %s', async (budget, text) => {
  state.ann = buildRecipient({ budget });
  const forBirthday = { dayId: 50, dayOn: '2026-11-29' };
  const kettle = buildGift({ id: 42, price: 40 });
  state.gifts = [
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
  const bought = {
    recipientGiftId: 100,
    giftId: 41,
    title: 'Kettle',
    boughtAt: '2026-11-01',
    givenAt: null,
    dayChosen: true,
  };
  const passed = buildDayOccurrence({ on: '2026-11-10', daysLeft: -7, readiness: 'bought', gifts: [bought] });
  server.use(http.get('/api/v1/upcoming/passed', () => data([passed])));
  state.gifts = [buildRecipientGift()];
  const { user } = await open();
  expect(await screen.findByText('Last on November 10, 2026: nothing noted as given')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Yes, given: Kettle, for Ann' }));
  expect(await screen.findByText('Given: Kettle')).toBeVisible();
  expect(state.sent).toEqual([
    ['/api/v1/recipient-gifts/100', { userId: 7, givenAt: '2026-11-10T12:00:00.000Z' }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Not yet: Kettle, for Ann' }));
  await waitFor(() => expect(state.sent.at(-1)?.[1]).toEqual({ userId: 7, forDay: 'next' }));
});

it('plans a given gift once more instead of moving it', async () => {
  state.gifts = [buildRecipientGift({ givenAt: '2025-11-29T12:00:00.000Z', dayId: 50, dayOn: '2025-11-29' })];
  server.use(
    taking('post', '/api/v1/recipient-gifts/choose', () => ({ added: 0, removed: [], links: state.gifts })),
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
  expect(state.sent).toEqual([
    [
      '/api/v1/recipient-gifts/choose',
      { giftId: 41, people: [{ recipientId: 3, isFor: true, forDay }], userId: 7 },
    ],
  ]);
  await choose(user, KETTLE, 'Price and thanks');
  await screen.findByRole('dialog', { name: 'Price and thanks' });
  expect(screen.queryByRole('combobox', { name: 'Day for Ann' })).toBeNull();
});
