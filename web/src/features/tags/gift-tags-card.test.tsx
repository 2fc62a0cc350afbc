import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
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
  const view = renderScreen(<GiftTagsCard gift={buildGift()} onSwitch={() => {}} />);
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

it('finds tags by part of their name; picked ones stay in sight', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'COZ');
  expect(dialog.getByRole('button', { name: 'cozy' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'warm' })).toBeNull();
  await user.clear(dialog.getByRole('textbox', { name: 'Tags' }));
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'WAR');
  expect(dialog.getByRole('button', { name: 'warm' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'cozy' })).toBeVisible();
});

describe('what is being typed', () => {
  let stored: { id: number; name: string; giftCount: number }[];
  let removed: string[];
  beforeEach(() => {
    stored = [cozy, warm];
    removed = [];
    server.use(
      http.get('/api/v1/tags', () => data(stored)),
      http.post('/api/v1/tags', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        const tag = { id: stored.length + 1, name, giftCount: 0 };
        stored = [...stored, tag];
        return data({ id: tag.id, name }, 201);
      }),
      http.delete('/api/v1/tags/:id', ({ params }) => {
        const gone = stored.find(({ id }) => id === Number(params['id']))!;
        removed.push(gone.name);
        stored = stored.filter(({ id }) => id !== gone.id);
        return data({ id: gone.id });
      }),
    );
  });

  it('is taken on Save, new or known', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'WARM,outdoor');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Tags saved successfully')).toBeVisible();
    expect(sent).toEqual({ giftId: 41, tagIds: [1, 2, 3] });
    expect(removed).toEqual([]);
  });

  it('becomes a tag by a space although a longer one begins alike, and by Enter', async () => {
    stored = [cozy, { ...warm, name: 'warm socks' }];
    const view = renderScreen(<GiftTagsCard gift={buildGift()} onSwitch={() => {}} />);
    await screen.findByText('cozy');
    await view.user.click(screen.getByRole('button', { name: 'Manage Tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Tags' }));
    await dialog.findByRole('button', { name: 'warm socks' });
    await view.user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'warm soft{Enter}');
    expect(await dialog.findByRole('button', { name: 'warm', pressed: true })).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'soft', pressed: true })).toBeVisible();
  });

  it('leads to a longer tag by the arrow keys', async () => {
    const { user, dialog } = await openDialog();
    const field = dialog.getByRole('textbox', { name: 'Tags' });
    await user.type(field, 'wa{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'warm' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: 'warm' })).toHaveAttribute('aria-pressed', 'true');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('leaves nothing behind when the dialog is cancelled', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'fleeting ');
    await dialog.findByRole('button', { name: 'fleeting' });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(removed).toEqual(['fleeting']));
    expect(sent).toBeUndefined();
  });
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
