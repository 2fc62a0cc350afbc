import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { data } from '../../../test/gifts.ts';
import { buildDayOccurrence, upcomingDays } from '../../../test/people.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { state, serveRecipientGifts, chosen, card, openDialog } from './gift-recipients.fixture.tsx';

beforeEach(serveRecipientGifts);

const bensBirthday = buildDayOccurrence({ recipient: { id: 4, name: 'Ben', budget: null } });

it('says for which day, for people who have days', async () => {
  server.use(upcomingDays([bensBirthday]));
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
  expect(state.calls).toEqual([chosen(4, true), chosen(4, true, { dayId: 50, on: '2027-11-29' })]);
});

it('moves a gift to another day, and shows it', async () => {
  server.use(
    upcomingDays([buildDayOccurrence()]),
    http.get('/api/v1/recipients/3/days', () => data([buildDayOccurrence().day])),
  );
  const { user, dialog } = await openDialog();
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Day for Ann' }),
    'Birthday, November 29, 2026',
  );
  expect(await screen.findByText('Updated the days for this gift')).toBeVisible();
  expect(state.calls).toEqual([chosen(3, true, { dayId: 50, on: '2026-11-29' })]);
  expect(await screen.findByText('For the birthday on November 29, 2026')).toBeVisible();
});

it('shows the same gift for the same person twice, where it is for two days', async () => {
  state.recipientGifts = [
    buildRecipientGift({ givenAt: '2024-12-24T12:00:00.000Z' }),
    buildRecipientGift({ id: 105 }),
  ];
  renderScreen(card);
  expect(await screen.findAllByRole('link', { name: 'Ann' })).toHaveLength(2);
});

const BIRTHDAY_2025 = { dayId: 50, dayOn: '2025-11-29', givenAt: '2025-11-29T12:00:00.000Z' };

it('plans the same gift for another day, and keeps the given one unchanged', async () => {
  state.recipientGifts = [buildRecipientGift(BIRTHDAY_2025)];
  server.use(
    upcomingDays([buildDayOccurrence()]),
    http.get('/api/v1/recipients/3/days', () => data([buildDayOccurrence().day])),
  );
  const { user, dialog } = await openDialog();
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Day for Ann' }),
    'Birthday, November 29, 2026',
  );
  expect(await screen.findByText('Updated the days for this gift')).toBeVisible();
  expect(state.calls).toEqual([chosen(3, true, { dayId: 50, on: '2026-11-29' })]);
  expect(await screen.findByText('For the birthday on November 29, 2025')).toBeVisible();
  expect(await screen.findByText('For the birthday on November 29, 2026')).toBeVisible();
});

it('shows the day of what is still planned, and takes the person off with all their times', async () => {
  state.recipientGifts = [
    buildRecipientGift({ id: 104, dayId: 50, dayOn: '2026-11-29' }),
    buildRecipientGift({ id: 105, ...BIRTHDAY_2025 }),
    buildRecipientGift({ id: 106, givenAt: '2024-12-24T12:00:00.000Z' }),
  ];
  server.use(
    upcomingDays([buildDayOccurrence()]),
    http.get('/api/v1/recipients/3/days', () => data([buildDayOccurrence().day])),
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
  expect(state.calls).toEqual([chosen(3, false)]);
  expect(state.recipientGifts).toEqual([]);
});

it('says at what is planned that the same gift was given in another year', async () => {
  state.recipientGifts = [buildRecipientGift(BIRTHDAY_2025), buildRecipientGift({ id: 106 })];
  state.givenBefore = [
    {
      forGiftId: 41,
      recipientId: 3,
      recipientName: 'Ann',
      giftId: 41,
      giftTitle: 'Kettle',
      givenAt: BIRTHDAY_2025.givenAt,
    },
  ];
  server.use(http.get('/api/v1/recipients/3/days', () => data([buildDayOccurrence().day])));
  renderScreen(card);
  await waitFor(() => expect(screen.getAllByText('Given to Ann on November 29, 2025')).toHaveLength(2));
});
