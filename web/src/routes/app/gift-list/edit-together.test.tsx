import { screen, waitFor, within } from '@testing-library/react';
import type { CoEditing } from '@tuckaway/contract/sharing/co-editing';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildGift, buildGiftList, data, problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import GiftListPage from './gift-list.tsx';

const USER = { createdByType: 'USER' } as const;
const mine = buildGiftList({ title: 'Our house', userId: 7, createdById: 7, isPrivate: true, ...USER });
const annas = buildGiftList({ title: 'Our house', userId: 8, createdById: 8, isPrivate: true, ...USER });
const LINK_ENDS_AT = '2026-12-03T12:00:00.000Z';
const me = { id: null, name: 'Maya', isOwner: true, isMe: true };
const ben = { id: 2, name: 'Ben', isOwner: false, isMe: false };
const forMember: CoEditing = {
  isOwner: false,
  linkEndsAt: null,
  editors: [
    { id: null, name: 'Anna', isOwner: true, isMe: false },
    { id: 3, name: 'Maya', isOwner: false, isMe: true },
    ben,
  ],
};

let coEditing: CoEditing | null;
let sent: string[];

beforeEach(() => {
  toast.remove();
  coEditing = null;
  sent = [];
  const path = '/api/gift-lists/9/co-editing';
  server.use(
    http.get('/api/gift-lists/:id/gifts', () =>
      HttpResponse.json({ data: [buildGift(), buildGift({ id: 42, title: 'A kite' })], nextCursor: null }),
    ),
    http.get('/api/gift-lists/:id/recipients', () => data([])),
    http.get(path, () => data(coEditing)),
    http.post(`${path}/invitation`, () => {
      coEditing = { isOwner: true, linkEndsAt: LINK_ENDS_AT, editors: [me] };
      return data({ link: 'https://tuckaway.example/app/list-invitation/secret', linkEndsAt: LINK_ENDS_AT });
    }),
    http.delete(`${path}/invitation`, () => {
      coEditing = { ...coEditing!, linkEndsAt: null };
      return data({ giftListId: 9 });
    }),
    http.delete(`${path}/editors/2`, () => {
      sent.push('take out');
      coEditing = { isOwner: true, linkEndsAt: null, editors: [me] };
      return data({ giftListId: 9 });
    }),
    http.post(`${path}/leave`, () => {
      sent.push('leave');
      coEditing = null;
      return data({ giftListId: 9 });
    }),
  );
});

const open = (list = mine) => {
  server.use(http.get('/api/gift-lists/9', () => data(list)));
  return renderScreen(<GiftListPage />, { at: '/app/gift-list/9', path: '/app/gift-list/:giftListId' });
};
const together = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit together' }));
  return await screen.findByRole('dialog', { name: 'Edit “Our house” together' });
};

it('makes a link that is shown once, and ends it', async () => {
  const { user } = open();
  const dialog = await together(user);
  expect(await within(dialog).findByText('Stays a surprise')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }));
  const link = await within(dialog).findByLabelText('Link to the invitation');
  expect(link).toHaveValue('https://tuckaway.example/app/list-invitation/secret');
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/secret$/);
  await user.click(await within(dialog).findByRole('button', { name: 'End the invitation' }));
  await waitFor(() => expect(within(dialog).queryByLabelText('Link to the invitation')).toBeNull());
  expect(await within(dialog).findByRole('button', { name: 'Make a link' })).toBeVisible();
});

it('says with whom a list is edited, and takes somebody out after asking', async () => {
  coEditing = { isOwner: true, linkEndsAt: LINK_ENDS_AT, editors: [me, ben] };
  const { user } = open();
  expect(await screen.findByText('With Ben')).toBeVisible();
  expect(screen.getByText('Private: only its editors can open it')).toBeVisible();
  const dialog = await together(user);
  expect(within(dialog).getByText(/An invitation works until December 3/)).toBeVisible();
  await user.click(await within(dialog).findByRole('button', { name: 'Take Ben out' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Take Ben out?' });
  expect(sent).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Take out' }));
  await waitFor(() => expect(screen.queryByText('With Ben')).toBeNull());
  expect(sent).toEqual(['take out']);
});

it('ends for everybody, and the list stays', async () => {
  coEditing = { isOwner: true, linkEndsAt: null, editors: [me, ben] };
  const { user } = open();
  const dialog = await together(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Stop editing together' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The list is yours alone again')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('With Ben')).toBeNull());
  expect(screen.getByTestId('address')).toHaveTextContent('/app/gift-list/9');
});

it('a member sorts, arranges and selects as the owner does, and leaves', async () => {
  coEditing = forMember;
  const { user } = open(annas);
  expect(await screen.findByText('With Anna and Ben')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Arrange' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Select' })).toBeEnabled();
  for (const name of ['Share', 'List options']) expect(screen.queryByRole('button', { name })).toBeNull();
  const dialog = await together(user);
  expect(within(dialog).getByText('Anna').parentElement).toHaveTextContent('Anna made it');
  expect(within(dialog).queryByRole('button', { name: /^Take/ })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Make a link' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Leave this list' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Leave this list?' });
  expect(within(asked).getByText(/Gifts that you made leave the list/)).toBeVisible();
  await user.click(within(asked).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app/saved'));
  expect(sent).toEqual(['leave']);
});

it('closes the list for a member who left it although the response was lost', async () => {
  coEditing = forMember;
  const { user } = open(annas);
  const dialog = await together(user);
  server.use(
    http.post('/api/gift-lists/9/co-editing/leave', () => {
      server.use(http.get('/api/gift-lists/9/co-editing', () => problem(404)));
      return HttpResponse.error();
    }),
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Leave this list' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Leave this list?' });
  await user.click(within(asked).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Gift list not found', {}, { timeout: 5000 })).toBeVisible();
});

it('says in words why no link was made, and that the people did not load', async () => {
  server.use(
    http.post('/api/gift-lists/9/co-editing/invitation', () => problem(409, 'Favorites stay yours alone.')),
  );
  const { user } = open();
  const dialog = await together(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Make a link' }));
  expect(await within(dialog).findByText('Favorites stay yours alone.')).toBeVisible();
});

it('closes the list for a co-editor who was taken out meanwhile', async () => {
  server.use(http.get('/api/gift-lists/9/co-editing', () => problem(404)));
  open(annas);
  expect(await screen.findByRole('heading', { name: 'Gift list not found' })).toBeVisible();
});
