import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { server } from '../../../test/server.ts';
import { state, serveRecipientGifts, person, chosen, openDialog } from './gift-recipients.fixture.tsx';

beforeEach(serveRecipientGifts);

it('adds a person with one press and says so', async () => {
  const { user, dialog, done } = await openDialog();
  expect(dialog.getByRole('checkbox', { name: 'Ann' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
  expect(state.calls).toEqual([chosen(4, true)]);
  await done();
  expect(await screen.findByRole('link', { name: 'Ben' })).toBeVisible();
});

it('removes people and says how many', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(await screen.findByText('Removed 1 recipient(s) from gift')).toBeVisible();
  expect(state.calls).toEqual([chosen(3, false)]);
  expect(await screen.findByText('No recipients added yet')).toBeVisible();
});

it('tells both when people came and went', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(await screen.findByText('Removed 1 recipient(s) from gift')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  expect(await screen.findByText('Updated recipients: added 1, removed 1')).toBeVisible();
});

it('restores the earlier choice when the server fails, and leaves typed text alone', async () => {
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
  state.recipientGifts = [buildRecipientGift(), buildRecipientGift({ id: 102, ...cleo, note: 'Green' })];
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
  expect(state.recipientGifts.map(({ recipientId, note }) => [recipientId, note])).toEqual([
    [5, 'Green'],
    [4, null],
  ]);
});

it('says who was given this before, without standing in the way', async () => {
  state.givenBefore = [
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
  state.recipientGifts = [buildRecipientGift({ note: 'Blue', givenAt: '2024-12-24T12:00:00.000Z' })];
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(await screen.findByText('Removed 1 recipient(s) from gift')).toBeVisible();
  // The toast's Undo, and another press in the sheet, restore the previous state.
  expect(screen.getByText('Undo')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Ann' })).toBeChecked());
  await waitFor(() =>
    expect(state.recipientGifts).toMatchObject([
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
  expect(state.calls).toEqual([chosen(4, true)]);
});

it('takes somebody whose name is typed without its accents, and creates no other person of that name', async () => {
  server.use(
    http.get('/api/v1/recipients', () => data([person(3, 'Ann'), person(4, 'Ben'), person(5, 'José')])),
  );
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'jose');
  expect(dialog.getByText('Press Enter to choose José.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Create “/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
  expect(state.calls).toEqual([chosen(5, true)]);
});

it('Enter chooses the matching person and creates none', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'cl');
  expect(dialog.getByText('Press Enter to choose Cleo.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create “cl”' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
  expect(state.calls).toEqual([chosen(5, true)]);
});

it('Done creates no person from leftover text', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Dov');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await dialog.findByText('Choose somebody from the list, or create “Dov”.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Recipients' })).toHaveValue('Dov');
  expect(state.calls).toEqual([]);
});

it('undoes creating a person', async () => {
  let isDeleted = false;
  server.use(
    http.post('/api/v1/recipients', () => data(person(6, 'Dov'), 201)),
    http.delete('/api/v1/recipients/6', () => {
      isDeleted = true;
      state.recipientGifts = state.recipientGifts.filter((link) => link.recipientId !== 6);
      return data({ id: 6 });
    }),
  );
  const { user, dialog, done } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Dov{Enter}');
  await waitFor(() => expect(state.recipientGifts.map((link) => link.recipientId)).toEqual([3, 6]));
  const toast = await screen.findByText('Recipient created successfully');
  await user.click(within(toast).getByText('Undo'));
  await waitFor(() => expect(isDeleted).toBe(true));
  await done();
  expect(await screen.findByRole('link', { name: 'Ann' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dov' })).toBeNull());
});
