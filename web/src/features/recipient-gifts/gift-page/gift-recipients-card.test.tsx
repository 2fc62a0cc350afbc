import type { GivenBefore, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, data, problem } from '../../../test/gifts.ts';
import { buildRecipient, buildUpcoming, comingUp } from '../../../test/people.ts';
import { buildRecipientGift, takesChoices } from '../../../test/recipient-gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { emptySheet, WithSheet } from '../../../test/sheet.tsx';
import { GiftRecipientsCard } from './gift-recipients-card.tsx';
import { today } from '../given/given-day.ts';

const person = (id: number, name: string) => buildRecipient({ id, name });
const NAMES: Record<number, string> = { 3: 'Ann', 4: 'Ben', 5: 'Cleo' };
const chosen = (recipientId: number, isFor: boolean, forDay?: object) => [
  'POST',
  'choose',
  { giftId: 41, userId: 7, people: [{ recipientId, isFor, ...(forDay && { forDay }) }] },
];
const card = (
  <WithSheet gift={buildGift()} part="people">
    {(manage) => <GiftRecipientsCard gift={buildGift()} onManage={manage} />}
  </WithSheet>
);
let recipientGifts: RecipientGift[];
let givenBefore: GivenBefore[];
let calls: [string, string, unknown][];

beforeEach(() => {
  recipientGifts = [buildRecipientGift()];
  givenBefore = [];
  calls = [];
  server.use(...emptySheet());
  server.use(
    http.get('/api/v1/recipients', () => data([person(3, 'Ann'), person(4, 'Ben'), person(5, 'Cleo')])),
    http.get('/api/v1/recipient-gifts', () => data(recipientGifts)),
    http.get('/api/v1/recipient-gifts/given-before', () => data(givenBefore)),
    ...takesChoices({
      read: () => recipientGifts,
      write: (links) => (recipientGifts = links),
      nameOf: (id) => NAMES[id] ?? 'Dov',
      onChoice: (choice) => calls.push(['POST', 'choose', choice]),
    }),
    http.put('/api/v1/recipient-gifts/:id', async ({ params, request }) => {
      const body = (await request.json()) as Partial<RecipientGift>;
      calls.push(['PUT', String(params['id']), body]);
      recipientGifts = recipientGifts.map((recipientGift) =>
        recipientGift.id === Number(params['id']) ? { ...recipientGift, ...body } : recipientGift,
      );
      return data(recipientGifts.find(({ id }) => id === Number(params['id'])));
    }),
  );
});

async function open() {
  const view = renderScreen(card);
  await screen.findByRole('link', { name: 'Ann' });
  return view;
}

type User = Awaited<ReturnType<typeof open>>['user'];
/** In the menu of the first gift. */
async function choose(user: User, name: string) {
  await user.click(screen.getAllByRole('button', { name: /^More: Pour-over kettle/ })[0]!);
  await user.click(await screen.findByRole('menuitem', { name }));
}

async function openDialog() {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Manage Recipients' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Recipients' }));
  await dialog.findByRole('checkbox', { name: 'Ben' });
  const done = () => view.user.click(dialog.getByRole('button', { name: 'Done' }));
  return { ...view, dialog, done };
}

it('says when nobody is chosen', async () => {
  recipientGifts = [];
  renderScreen(card);
  expect(await screen.findByText('No recipients added yet')).toBeVisible();
});

it('adds a person with one press and says so', async () => {
  const { user, dialog, done } = await openDialog();
  expect(dialog.getByRole('checkbox', { name: 'Ann' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
  expect(calls).toEqual([chosen(4, true)]);
  await done();
  expect(await screen.findByRole('link', { name: 'Ben' })).toBeVisible();
});

it('removes people and says how many', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(await screen.findByText('Removed 1 recipient(s) from gift')).toBeVisible();
  expect(calls).toEqual([chosen(3, false)]);
  expect(await screen.findByText('No recipients added yet')).toBeVisible();
});

it('tells both when people came and went', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(await screen.findByText('Removed 1 recipient(s) from gift')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  expect(await screen.findByText('Updated recipients: added 1, removed 1')).toBeVisible();
});

it('goes back to what was there when the server fails, and leaves typed text alone', async () => {
  server.use(http.post('/api/v1/recipient-gifts/choose', () => problem(422)));
  const { user, dialog, done } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Do');
  expect(await screen.findByText('Failed to update recipients for gift. Please try again.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Recipients' }));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Ben' })).not.toBeChecked());
  expect(dialog.getByRole('checkbox', { name: 'Ann' })).toBeChecked();
  await done();
  expect(await screen.findByRole('link', { name: 'Ann' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ben' })).toBeNull();
});

it('puts back the one change that fails, and the others stay', async () => {
  const cleo = { recipientId: 5, recipient: { id: 5, name: 'Cleo' } };
  recipientGifts = [buildRecipientGift(), buildRecipientGift({ id: 102, ...cleo, note: 'Green' })];
  server.use(
    http.post('/api/v1/recipient-gifts/choose', async ({ request }) => {
      const { people } = (await request.clone().json()) as { people: { recipientId: number }[] };
      return people[0]?.recipientId === 5 ? problem(422) : undefined;
    }),
  );
  const { user, dialog } = await openDialog();
  for (const name of ['Ann', 'Cleo', 'Ben']) await user.click(dialog.getByRole('checkbox', { name }));
  expect(await screen.findByText('Failed to update recipients for gift. Please try again.')).toBeVisible();
  expect(await screen.findByText('Updated recipients: added 1, removed 1')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Cleo' })).toBeChecked());
  expect(recipientGifts.map(({ recipientId, note }) => [recipientId, note])).toEqual([
    [5, 'Green'],
    [4, null],
  ]);
});

it('says who was given this before, without standing in the way', async () => {
  givenBefore = [
    {
      forGiftId: 41,
      recipientId: 4,
      recipientName: 'Ben',
      giftId: 41,
      giftTitle: 'Kettle',
      givenAt: '2024-12-24T12:00:00.000Z',
    },
  ];
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText('Given to Ben on December 24, 2024')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
});

it('undoes taking somebody off, with the note and the day it was given', async () => {
  recipientGifts = [buildRecipientGift({ note: 'Blue', givenAt: '2024-12-24T12:00:00.000Z' })];
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(await screen.findByText('Removed 1 recipient(s) from gift')).toBeVisible();
  // The toast's Undo, and another press in the sheet, restore the previous state.
  expect(screen.getByText('Undo')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Ann' })).toBeChecked());
  await waitFor(() =>
    expect(recipientGifts).toMatchObject([
      { recipientId: 3, note: 'Blue', givenAt: '2024-12-24T12:00:00.000Z' },
    ]),
  );
});

it('creates a person inside the dialog and chooses them', async () => {
  let isThere = false;
  server.use(
    http.post('/api/v1/recipients', () => {
      isThere = true;
      return data(person(6, 'Dov'), 201);
    }),
    http.get('/api/v1/recipients', () =>
      data([person(3, 'Ann'), person(4, 'Ben'), ...(isThere ? [person(6, 'Dov')] : [])]),
    ),
  );
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Dov');
  await user.click(dialog.getByRole('button', { name: /Create “Dov”/ }));
  expect(await screen.findByText('Recipient created successfully')).toBeVisible();
  expect(await dialog.findByRole('checkbox', { name: 'Dov' })).toBeChecked();
});

it('takes somebody whose whole name is typed by Done', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'ben');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
  expect(calls).toEqual([chosen(4, true)]);
});

it('takes the person who matches by Enter, and creates nobody', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'cl');
  expect(dialog.getByText('Press Enter to choose Cleo.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create “cl”' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
  expect(calls).toEqual([chosen(5, true)]);
});

it('creates nobody from text that is left over by Done', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Dov');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await dialog.findByText('Choose somebody from the list, or create “Dov”.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Recipients' })).toHaveValue('Dov');
  expect(calls).toEqual([]);
});

it('undoes creating a person', async () => {
  let isDeleted = false;
  server.use(
    http.post('/api/v1/recipients', () => data(person(6, 'Dov'), 201)),
    http.delete('/api/v1/recipients/6', () => {
      isDeleted = true;
      return data({ id: 6 });
    }),
  );
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Dov{Enter}');
  const toast = await screen.findByText('Recipient created successfully');
  await user.click(within(toast).getByText('Undo'));
  await waitFor(() => expect(isDeleted).toBe(true));
});

it('marks as given today unless another day is chosen, and undoes it', async () => {
  const { user } = await open();
  await choose(user, 'Mark as given');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as given' }));
  expect(dialog.getByLabelText('Given on')).toHaveValue(today());
  await user.click(dialog.getByRole('button', { name: 'Mark as given' }));
  await waitFor(() =>
    expect(calls).toEqual([['PUT', '100', { userId: 7, givenAt: `${today()}T12:00:00.000Z` }]]),
  );
  await screen.findByText(/^Given to Ann on/, { selector: 'p' });
  await choose(user, 'Not given after all');
  await waitFor(() => expect(calls.at(-1)).toEqual(['PUT', '100', { userId: 7, givenAt: null }]));
  expect(await screen.findByRole('button', { name: /Mark as bought/ })).toBeVisible();
});

it('keeps the day that was chosen when the server fails, and does it once with the next press', async () => {
  server.use(http.put('/api/v1/recipient-gifts/:id', () => problem(403), { once: true }));
  const { user } = await open();
  await choose(user, 'Mark as given');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as given' }));
  await user.clear(dialog.getByLabelText('Given on'));
  await user.type(dialog.getByLabelText('Given on'), '2024-12-24');
  await user.click(dialog.getByRole('button', { name: 'Mark as given' }));
  expect(await dialog.findByText('Failed to mark as given. Please try again.')).toBeVisible();
  expect(dialog.getByLabelText('Given on')).toHaveValue('2024-12-24');
  await user.click(dialog.getByRole('button', { name: 'Mark as given' }));
  expect(await screen.findByText('Given to Ann on December 24, 2024', { selector: 'p' })).toBeVisible();
  expect(calls).toEqual([['PUT', '100', { userId: 7, givenAt: '2024-12-24T12:00:00.000Z' }]]);
});

it('keeps the note that was typed when the server fails', async () => {
  server.use(http.put('/api/v1/recipient-gifts/:id', () => problem(403), { once: true }));
  const { user } = await open();
  await choose(user, 'Add a note');
  await user.type(screen.getByRole('textbox', { name: 'Note for Ann' }), 'Blue, size M');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save the note. Please try again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note for Ann' })).toHaveValue('Blue, size M');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(calls).toEqual([['PUT', '100', { userId: 7, note: 'Blue, size M' }]]);
});

it('writes a note, and only the note', async () => {
  const { user } = await open();
  await choose(user, 'Add a note');
  await user.type(screen.getByRole('textbox', { name: 'Note for Ann' }), 'Blue, size M');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(calls).toEqual([['PUT', '100', { userId: 7, note: 'Blue, size M' }]]);
  expect(screen.getByText('Blue, size M')).toBeVisible();
});

const bensBirthday = buildUpcoming({ recipient: { id: 4, name: 'Ben', budget: null } });

it('says for which day, for people who have days', async () => {
  server.use(comingUp([bensBirthday]));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  await screen.findByText('Added 1 recipient(s) to gift');
  // The next year can be planned while this one is ahead.
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Day for Ben' }),
    'Birthday, November 29, 2027',
  );
  expect(dialog.queryByRole('combobox', { name: 'Day for Ann' })).toBeNull();
  expect(await screen.findByText('Updated the days for this gift')).toBeVisible();
  expect(calls).toEqual([chosen(4, true), chosen(4, true, { dayId: 50, on: '2027-11-29' })]);
});

it('moves a gift to another day, and shows it', async () => {
  server.use(
    comingUp([buildUpcoming()]),
    http.get('/api/v1/recipients/3/days', () => data([buildUpcoming().day])),
  );
  const { user, dialog } = await openDialog();
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Day for Ann' }),
    'Birthday, November 29, 2026',
  );
  expect(await screen.findByText('Updated the days for this gift')).toBeVisible();
  expect(calls).toEqual([chosen(3, true, { dayId: 50, on: '2026-11-29' })]);
  expect(await screen.findByText('For the birthday on November 29, 2026')).toBeVisible();
});

it('shows the same gift for the same person twice, where it is for two days', async () => {
  recipientGifts = [
    buildRecipientGift({ givenAt: '2024-12-24T12:00:00.000Z' }),
    buildRecipientGift({ id: 105 }),
  ];
  renderScreen(card);
  expect(await screen.findAllByRole('link', { name: 'Ann' })).toHaveLength(2);
});

it('offers people whom it is not for yet: one press adds them', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Tuck away for Ann' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Tuck away for Ben' }));
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
});

const BIRTHDAY_2025 = { dayId: 50, dayOn: '2025-11-29', givenAt: '2025-11-29T12:00:00.000Z' };

it('gives the same gift again for another day, and leaves what was given as it is', async () => {
  recipientGifts = [buildRecipientGift(BIRTHDAY_2025)];
  server.use(
    comingUp([buildUpcoming()]),
    http.get('/api/v1/recipients/3/days', () => data([buildUpcoming().day])),
  );
  const { user, dialog } = await openDialog();
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Day for Ann' }),
    'Birthday, November 29, 2026',
  );
  expect(await screen.findByText('Updated the days for this gift')).toBeVisible();
  expect(calls).toEqual([chosen(3, true, { dayId: 50, on: '2026-11-29' })]);
  expect(await screen.findByText('For the birthday on November 29, 2025')).toBeVisible();
  expect(await screen.findByText('For the birthday on November 29, 2026')).toBeVisible();
});

it('shows the day of what is still planned, and takes the person off with all their times', async () => {
  recipientGifts = [
    buildRecipientGift({ id: 104, dayId: 50, dayOn: '2026-11-29' }),
    buildRecipientGift({ id: 105, ...BIRTHDAY_2025 }),
    buildRecipientGift({ id: 106, givenAt: '2024-12-24T12:00:00.000Z' }),
  ];
  server.use(
    comingUp([buildUpcoming()]),
    http.get('/api/v1/recipients/3/days', () => data([buildUpcoming().day])),
  );
  const { user } = renderScreen(card);
  expect(await screen.findAllByRole('link', { name: 'Ann' })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Manage Recipients' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Recipients' }));
  expect(await dialog.findByRole('combobox', { name: 'Day for Ann' })).toHaveDisplayValue(
    'Birthday, November 29, 2026',
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(await screen.findByText('Removed 1 recipient(s) from gift')).toBeVisible();
  expect(calls).toEqual([chosen(3, false)]);
  expect(recipientGifts).toEqual([]);
});

it('says at what is planned that the same gift was given in another year', async () => {
  recipientGifts = [buildRecipientGift(BIRTHDAY_2025), buildRecipientGift({ id: 106 })];
  givenBefore = [
    {
      forGiftId: 41,
      recipientId: 3,
      recipientName: 'Ann',
      giftId: 41,
      giftTitle: 'Kettle',
      givenAt: BIRTHDAY_2025.givenAt,
    },
  ];
  server.use(http.get('/api/v1/recipients/3/days', () => data([buildUpcoming().day])));
  renderScreen(card);
  await waitFor(() => expect(screen.getAllByText('Given to Ann on November 29, 2025')).toHaveLength(2));
});
