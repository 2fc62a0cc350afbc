import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildGift, data, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { emptySheet, WithSheet } from '../../test/sheet.tsx';
import { GiftTagsCard } from './gift-tags-card.tsx';

const cozy = { id: 1, name: 'cozy', giftCount: 1 };
const warm = { id: 2, name: 'warm', giftCount: 0 };
let sent: unknown;
const card = (
  <WithSheet gift={buildGift()} part="tags">
    {(manage) => <GiftTagsCard gift={buildGift()} onManage={manage} />}
  </WithSheet>
);

beforeEach(() => {
  sent = undefined;
  let onGift = [cozy];
  server.use(...emptySheet());
  server.use(
    http.get('/api/v1/tags', () => data([cozy, warm])),
    http.get('/api/v1/tags/associations', () => data(onGift)),
    http.post('/api/v1/tags/associations', async ({ request }) => {
      sent = await request.json();
      const { tagIds } = sent as { tagIds: number[] };
      const made = [3, 4].map((id) => ({ id, name: `made ${id}`, giftCount: 0 }));
      onGift = [cozy, warm, ...made].filter(({ id }) => tagIds.includes(id));
      return data(onGift);
    }),
  );
});

async function openDialog() {
  const view = renderScreen(card);
  await screen.findByText('cozy');
  await view.user.click(screen.getByRole('button', { name: 'Manage Tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Tags' }));
  await dialog.findByRole('button', { name: 'warm' });
  return { ...view, dialog };
}

it('shows the tags of the gift and saves each press', async () => {
  const { user, dialog } = await openDialog();
  expect(dialog.getByRole('button', { name: 'cozy' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'cozy' }));
  expect(await screen.findByText('Tags saved successfully')).toBeVisible();
  expect(sent).toEqual({ giftId: 41, tagIds: [] });
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await waitFor(() => expect(sent).toEqual({ giftId: 41, tagIds: [2] }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shown = within(screen.getByRole('list', { name: 'Tags on this gift' }));
  expect(shown.getByText('warm')).toBeVisible();
  expect(shown.queryByText('cozy')).toBeNull();
});

it('leaves alone what another tab has put on meanwhile', async () => {
  const { user, dialog } = await openDialog();
  server.use(
    http.get('/api/v1/tags/associations', () => data([cozy, { id: 3, name: 'made 3', giftCount: 1 }])),
  );
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await waitFor(() => expect(sent).toEqual({ giftId: 41, tagIds: [1, 3, 2] }));
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

describe('a tag in the input', () => {
  let stored: { id: number; name: string; giftCount: number }[];
  beforeEach(() => {
    stored = [cozy, warm];
    server.use(
      http.get('/api/v1/tags', () => data(stored)),
      http.post('/api/v1/tags', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        const tag = { id: stored.length + 1, name, giftCount: 0 };
        stored = [...stored, tag];
        return data({ id: tag.id, name }, 201);
      }),
    );
  });

  it('becomes a tag by Done, new or known', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'WARM,outdoor');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Tags saved successfully')).toBeVisible();
    await waitFor(() => expect(sent).toMatchObject({ giftId: 41, tagIds: [1, 2, 3] }));
  });

  it('becomes a tag by a space although a longer one begins alike, and by Enter', async () => {
    stored = [cozy, { ...warm, name: 'warm socks' }];
    const view = renderScreen(card);
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

  it('leads to a question before it is lost', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'fleet');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('fleet');
  });
});

it('puts the one tag back that could not be saved, and says so', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'cozy' }));
  await waitFor(() => expect(sent).toEqual({ giftId: 41, tagIds: [] }));
  server.use(http.post('/api/v1/tags/associations', () => problem(422)));
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  expect(await screen.findByText('Failed to save tags')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'warm' })).toHaveAttribute('aria-pressed', 'false'),
  );
  expect(dialog.getByRole('button', { name: 'cozy' })).toHaveAttribute('aria-pressed', 'false');
});

it('tells that a tag typed inline could not be created, and keeps it', async () => {
  server.use(http.post('/api/v1/tags', () => problem(422)));
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'new ');
  expect(await dialog.findByText('Failed to create tag. It did not work.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('new');
});
