import { screen } from '@testing-library/react';
import type { CircleInvitation } from '@tuckaway/contract/sharing/circles';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { buildRecipient } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import CirclePage from './circle.tsx';

let invitation: CircleInvitation;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  invitation = { invitedBy: 'Ada', personName: 'Mom', memberNames: ['Ada', 'Ben'], recipientId: null };
  server.use(
    http.get('/api/v1/circle-invitations/token', () => data(invitation)),
    http.get('/api/v1/recipients', () => data([buildRecipient({ id: 3, name: 'Mother' })])),
    http.post('/api/v1/circle-invitations/token/join', async ({ request }) => {
      sent.push(await request.json());
      return data({ recipientId: 3 });
    }),
  );
});

const open = () => renderScreen(<CirclePage />, { at: '/app/circle/token', path: '/app/circle/:token' });

it('says who invites and who sees what, and joins with somebody new under one’s own name', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Give to Mom together' })).toBeVisible();
  expect(screen.getByText('Ada invites you to share ideas for Mom. With you: Ben.')).toBeVisible();
  expect(screen.getByText('Only you see')).toBeVisible();
  const name = screen.getByRole('textbox', { name: 'What you call them' });
  expect(name).toHaveValue('Mom');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Give together' }));
  expect(sent).toEqual([]);
  await user.type(name, 'Mama');
  await user.click(screen.getByRole('button', { name: 'Give together' }));
  expect(await screen.findByText('You give together now')).toBeVisible();
  expect(sent).toEqual([{ recipient: { name: 'Mama' } }]);
});

it('joins with somebody among one’s own people', async () => {
  const { user } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Who is it among your people?' }),
    'Mother',
  );
  expect(screen.queryByRole('textbox', { name: 'What you call them' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Give together' }));
  expect(await screen.findByText('You give together now')).toBeVisible();
  expect(sent).toEqual([{ recipient: { id: 3 } }]);
});

it('says in words why joining was refused', async () => {
  server.use(
    http.post('/api/v1/circle-invitations/token/join', () =>
      problem(409, 'At most 12 people can give together.'),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Give together' }));
  expect(await screen.findByText('At most 12 people can give together.')).toBeVisible();
});

it('leads on where one has joined already', async () => {
  invitation = { ...invitation, recipientId: 3 };
  open();
  expect(await screen.findByText('You have joined already.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open their page' })).toHaveAttribute('href', '/app/recipients/3');
});

it.each([
  [404, 'This invitation does not work'],
  [403, 'This invitation is for somebody else'],
])('answers %i in one friendly sentence', async (status, title) => {
  server.use(http.get('/api/v1/circle-invitations/token', () => problem(status, 'No')));
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(/Mom/)).toBeNull();
});
