import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, data, favorites, myLists, problem } from '../../../test/gifts.ts';
import { upcomingDays } from '../../../test/people.ts';
import { buildRecipientGift, handleChoices } from '../../../test/recipient-gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import GiftPage from './gift.tsx';

const ann = { id: 3, name: 'Ann', email: null, userId: 7, plannedCount: 1, givenCount: 0 };
const ben = { ...ann, id: 4, name: 'Ben', plannedCount: 0 };
const cozy = { id: 1, name: 'cozy', giftCount: 1 };
const warm = { id: 2, name: 'warm', giftCount: 0 };
let calls: string[];
let gift: Gift;
let onGift: { id: number; name: string }[];
let forWhom: ReturnType<typeof buildRecipientGift>[];

/** Leaves the response to the handlers after it. */
const noteWrites = http.all('*', ({ request }) => {
  if (request.method !== 'GET') calls.push(`${request.method} ${new URL(request.url).pathname}`);
});
const refuse = (method: 'post' | 'put', path: string) =>
  server.use(
    noteWrites,
    http[method](path, () => problem(422), { once: true }),
  );

beforeEach(() => {
  calls = [];
  gift = buildGift({ createdByType: 'USER', createdById: 7 });
  onGift = [cozy];
  forWhom = [buildRecipientGift({ id: 100, note: 'Size M' })];
  server.use(
    noteWrites,
    upcomingDays(),
    http.get('/api/v1/gifts/41/ideas', () => data([])),
    myLists([favorites]),
    http.get('/api/v1/gifts/41', () => data(gift)),
    http.get('/api/v1/tags', () => data([cozy, warm])),
    http.get('/api/v1/tags/associations', () => data(onGift)),
    http.get('/api/v1/recipients', () => data([ann, ben])),
    http.get('/api/v1/recipient-gifts', () => data(forWhom)),
    http.get('/api/v1/recipient-gifts/given-before', () => data([])),
    http.put('/api/v1/gifts/41', async ({ request }) => {
      gift = { ...gift, ...((await request.json()) as object) };
      return data(gift);
    }),
    http.post('/api/v1/tags/associations', async ({ request }) => {
      const { tagIds } = (await request.json()) as { tagIds: number[] };
      onGift = [cozy, warm].filter(({ id }) => tagIds.includes(id));
      return data(onGift);
    }),
    ...handleChoices({
      read: () => forWhom,
      write: (links) => (forWhom = links),
      nameOf: (id) => (id === 4 ? 'Ben' : 'Ann'),
    }),
  );
});

async function openDialog() {
  const view = renderScreen(<GiftPage />, { at: '/app/gift/41', path: '/app/gift/:giftId' });
  await view.user.click(await screen.findByRole('button', { name: 'Gift options' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit gift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Gift' }));
  await dialog.findByRole('checkbox', { name: 'Ben' });
  await dialog.findByRole('button', { name: 'warm' });
  return { ...view, dialog, save: () => view.user.click(dialog.getByRole('button', { name: 'Save' })) };
}

it('starts with what is saved, and saves gift, tags and recipients together', async () => {
  const { user, dialog, save } = await openDialog();
  expect(dialog.getByRole('button', { name: 'cozy' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByRole('checkbox', { name: 'Ann' })).toBeChecked();
  await user.type(dialog.getByLabelText('Title'), ' XL');
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Ann' }));
  expect(dialog.getByText('Forgets the note.')).toBeVisible();
  await save();
  expect(await screen.findByText('Gift updated')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Pour-over kettle XL' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Tags on this gift' })).toHaveTextContent('cozywarm');
  const people = within(await screen.findByRole('list', { name: 'Recipients of this gift' }));
  expect(await people.findByRole('link', { name: 'Ben' })).toBeVisible();
  expect(people.queryByRole('link', { name: 'Ann' })).toBeNull();
});

it('sends only what was changed', async () => {
  const { user, dialog, save } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await save();
  expect(await screen.findByText('Gift updated')).toBeVisible();
  expect(calls).toEqual(['POST /api/v1/tags/associations']);
});

it('tells in the dialog what failed, keeps the rest, and sends only that again', async () => {
  refuse('post', '/api/v1/recipient-gifts/choose');
  const { user, dialog, save } = await openDialog();
  await user.type(dialog.getByLabelText('Title'), ' XL');
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  await save();
  const failure = await dialog.findByText(
    'Failed to update recipients for gift. Please try again. It did not work.',
  );
  expect(failure).toBeVisible();
  expect(dialog.getByLabelText('Title')).toHaveValue('Pour-over kettle XL');
  expect(dialog.getByRole('button', { name: 'warm' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByRole('checkbox', { name: 'Ben' })).toBeChecked();
  calls = [];
  await save();
  expect(await screen.findByText('Gift updated')).toBeVisible();
  expect(calls).toEqual(['POST /api/v1/recipient-gifts/choose']);
});

it('keeps what was typed where the gift is refused, and saves no part of it', async () => {
  refuse('put', '/api/v1/gifts/41');
  const { user, dialog, save } = await openDialog();
  await user.type(dialog.getByLabelText('Title'), ' XL');
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'outdoor');
  await save();
  expect(await dialog.findByText('It did not work.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('outdoor');
  expect(calls).toEqual(['PUT /api/v1/gifts/41']);
});

it('has its own sentence for a gift that could not be saved', async () => {
  server.use(http.put('/api/v1/gifts/41', () => problem(500)));
  const { user, dialog, save } = await openDialog();
  await user.type(dialog.getByLabelText('Title'), ' XL');
  await save();
  expect(await dialog.findByText('Failed to update gift. Please try again.')).toBeVisible();
});

it('tells why a person of a new name could not be created', async () => {
  refuse('post', '/api/v1/recipients');
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Cleo');
  await user.click(dialog.getByRole('button', { name: 'Create “Cleo”' }));
  expect(
    await dialog.findByText('Failed to create recipient. Please try again. It did not work.'),
  ).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Recipients' })).toHaveValue('Cleo');
});

it('asks before another choice of tags is thrown away', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'warm' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
});
