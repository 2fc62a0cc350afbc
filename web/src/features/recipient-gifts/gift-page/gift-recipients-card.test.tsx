import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { today } from '../../../lib/today.ts';
import { state, serveRecipientGifts, card, open } from './gift-recipients.fixture.tsx';

beforeEach(serveRecipientGifts);

type User = Awaited<ReturnType<typeof open>>['user'];

/** In the menu of the first gift. */
async function choose(user: User, name: string) {
  await user.click(screen.getAllByRole('button', { name: /^More: Pour-over kettle/ })[0]!);
  await user.click(await screen.findByRole('menuitem', { name }));
}

it('says when nobody is chosen', async () => {
  state.recipientGifts = [];
  renderScreen(card);
  expect(await screen.findByText('No recipients added yet')).toBeVisible();
});

it('marks as given today unless another day is chosen, and undoes it', async () => {
  const { user } = await open();
  await choose(user, 'Mark as given');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as given' }));
  expect(dialog.getByLabelText('Given on')).toHaveValue(today());
  await user.click(dialog.getByRole('button', { name: 'Mark as given' }));
  await waitFor(() =>
    expect(state.calls).toEqual([['PUT', '100', { userId: 7, givenAt: `${today()}T12:00:00.000Z` }]]),
  );
  await screen.findByText(/^Given to Ann on/, { selector: 'p' });
  await choose(user, 'Not given after all');
  await waitFor(() => expect(state.calls.at(-1)).toEqual(['PUT', '100', { userId: 7, givenAt: null }]));
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
  expect(state.calls).toEqual([['PUT', '100', { userId: 7, givenAt: '2024-12-24T12:00:00.000Z' }]]);
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
  expect(state.calls).toEqual([['PUT', '100', { userId: 7, note: 'Blue, size M' }]]);
});

it('writes a note, and only the note', async () => {
  const { user } = await open();
  await choose(user, 'Add a note');
  await user.type(screen.getByRole('textbox', { name: 'Note for Ann' }), 'Blue, size M');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(state.calls).toEqual([['PUT', '100', { userId: 7, note: 'Blue, size M' }]]);
  expect(screen.getByText('Blue, size M')).toBeVisible();
});

it('offers people whom it is not for yet: one press adds them', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Tuck away for Ann' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Tuck away for Ben' }));
  expect(await screen.findByText('Added 1 recipient(s) to gift')).toBeVisible();
});
