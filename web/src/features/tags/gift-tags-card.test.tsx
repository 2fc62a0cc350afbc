import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, data, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { GiftTagsCard } from './gift-tags-card.tsx';

const cozy = { id: 1, name: 'cozy', giftCount: 1 };
const warm = { id: 2, name: 'warm', giftCount: 0 };
let sent: unknown;

beforeEach(() => {
  sent = undefined;
  let onGift = [cozy];
  server.use(
    http.get('/api/v1/tags', () => data([cozy, warm])),
    http.get('/api/v1/tags/associations', () => data(onGift)),
    http.post('/api/v1/tags/associations', async ({ request }) => {
      sent = await request.json();
      const { tagIds } = sent as { tagIds: number[] };
      onGift = [cozy, warm].filter(({ id }) => tagIds.includes(id));
      return data(onGift);
    }),
  );
});

async function openDialog() {
  const view = renderScreen(<GiftTagsCard gift={buildGift()} />);
  await screen.findByText('cozy');
  await view.user.click(screen.getByRole('button', { name: 'Manage Tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Tags' }));
  await dialog.findByRole('button', { name: 'warm' });
  return { ...view, dialog };
}

it('shows the tags of the gift and saves another choice', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog.getByRole('button', { name: 'cozy' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'cozy' }));
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tags saved successfully')).toBeVisible();
  expect(sent).toEqual({ giftId: 41, tagIds: [2] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shown = within(screen.getByRole('list', { name: 'Tags on this gift' }));
  expect(shown.getByText('warm')).toBeVisible();
  expect(shown.queryByText('cozy')).toBeNull();
});

it('finds tags by part of their name', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'WAR');
  expect(dialog.getByRole('button', { name: 'warm' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'cozy' })).toBeNull();
});

it('keeps the dialog and the choice when saving fails', async () => {
  server.use(http.post('/api/v1/tags/associations', () => problem(422)));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Failed to save tags')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'warm' })).toHaveAttribute('aria-pressed', 'true');
});

it('tells that a tag typed inline could not be created, and keeps it', async () => {
  server.use(http.post('/api/v1/tags', () => problem(422)));
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'new ');
  expect(await dialog.findByText('Failed to create tag')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('new');
});
