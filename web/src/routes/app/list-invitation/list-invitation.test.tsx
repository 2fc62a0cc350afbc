import { screen, waitFor } from '@testing-library/react';
import type { ListInvitation } from '@tuckaway/contract/sharing/co-editing';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import ListInvitationPage from './list-invitation.tsx';

let invitation: ListInvitation;
let joined: number;
const path = '/api/v1/list-invitations/token';

beforeEach(() => {
  joined = 0;
  invitation = {
    invitedBy: 'Ada',
    listTitle: 'Our house',
    editorNames: ['Ada', 'Ben'],
    giftListId: null,
  };
  server.use(
    http.get(path, () => data(invitation)),
    http.post(`${path}/join`, () => {
      joined += 1;
      return data({ giftListId: 9 }, 201);
    }),
  );
});

const open = () =>
  renderScreen(<ListInvitationPage />, {
    at: '/app/list-invitation/token',
    path: '/app/list-invitation/:token',
  });

it('says who invites to which list and what that means, and joins with a press', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit “Our house” together' })).toBeVisible();
  expect(screen.getByText('Ada invites you to edit this gift list. With you: Ben.')).toBeVisible();
  expect(screen.getByText(/the gifts that they made leave the list/)).toBeVisible();
  expect(joined).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Edit together' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/app/gift-list/9'));
  expect(joined).toBe(1);
});

it('leads on where one has joined already', async () => {
  invitation = { ...invitation, giftListId: 9 };
  open();
  expect(await screen.findByText('You edit this list already.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the list' })).toHaveAttribute('href', '/app/gift-list/9');
});

it('leads on where joining worked and its response was lost', async () => {
  server.use(
    http.post(`${path}/join`, () => {
      invitation = { ...invitation, giftListId: 9 };
      return HttpResponse.error();
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit together' }));
  expect(await screen.findByRole('link', { name: 'Open the list' })).toBeVisible();
});

it('says in words why joining was refused', async () => {
  const sentence = 'At most 12 people can edit a list together.';
  server.use(http.post(`${path}/join`, () => problem(409, sentence)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit together' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('answers a link that does not work in one friendly sentence', async () => {
  server.use(http.get(path, () => problem(404)));
  open();
  expect(await screen.findByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});

it('can be tried again where it did not load', async () => {
  server.use(http.get(path, () => problem(403), { once: true }));
  const { user } = open();
  expect(await screen.findByText('The invitation did not load. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Edit together' })).toBeVisible();
});
