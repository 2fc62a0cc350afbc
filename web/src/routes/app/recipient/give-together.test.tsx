import { screen, within } from '@testing-library/react';
import type { Circle } from '@tuckaway/contract/sharing/circles';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildCircle, buildCircleGift } from '../../../test/circles.ts';
import { data, problem } from '../../../test/gifts.ts';
import { buildRecipient, upcomingDays } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import RecipientPage from './recipient.tsx';

let circle: Circle | null;
let sent: [string, unknown?][];

beforeEach(() => {
  circle = null;
  sent = [];
  const path = '/api/v1/recipients/3';
  server.use(
    upcomingDays([]),
    http.get(path, () => data(buildRecipient())),
    http.get(`${path}/days`, () => data([])),
    http.get(`${path}/ideas`, () => data([])),
    http.get(`${path}/circle`, () => data(circle)),
    http.get('/api/v1/recipient-gifts', () => data([])),
    http.get('/api/v1/recipient-gifts/given-before', () => data([])),
    http.post(`${path}/circle/invitation`, () => {
      const linkEndsAt = '2026-12-03T12:00:00.000Z';
      circle = buildCircle({ linkEndsAt, members: [{ id: 1, name: 'Maya', isOwner: true, isMe: true }] });
      return data({ link: 'https://tuckaway.example/app/circle/secret', linkEndsAt });
    }),
    http.post(`${path}/circle/leave`, () => {
      sent.push(['leave']);
      circle = null;
      return data({ recipientId: 3 });
    }),
    http.delete(`${path}/circle/members/2`, () => {
      sent.push(['take out']);
      circle = buildCircle({ members: circle!.members.slice(0, 1) });
      return data({ recipientId: 3 });
    }),
    http.post(`${path}/days`, async ({ request }) => {
      sent.push(['day', await request.json()]);
      return data({ id: 1 });
    }),
    http.post(`${path}/circle/gifts/90/keep`, () => {
      sent.push(['keep']);
      return data({ giftId: 5 });
    }),
  );
});

const open = async () => {
  const view = renderScreen(<RecipientPage />, {
    at: '/app/recipients/3',
    path: '/app/recipients/:recipientId',
  });
  await screen.findByRole('heading', { name: 'Give together' });
  return view;
};

it('makes an invitation, says who will see what, and shows the link once', async () => {
  const { user } = await open();
  expect(screen.queryByRole('heading', { name: /From the others/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Invite somebody to give to Ann' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give to Ann together' }));
  expect(await dialog.findByText('Only you see')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('textbox', { name: 'Link to the invitation' })).toHaveValue(
    'https://tuckaway.example/app/circle/secret',
  );
  expect(
    await screen.findByText(/Nobody has joined yet. The invitation works until December 3, 2026/),
  ).toBeInTheDocument();
});

it('shows who gives, and what the others added and how far it is', async () => {
  circle = buildCircle({
    gifts: [
      buildCircleGift({ id: 91, title: 'Scarf', status: 'bought', isNoted: true }),
      buildCircleGift(),
      buildCircleGift({ id: 92, title: 'Lamp', status: 'given', on: '2025-05-11' }),
    ],
    sizes: [{ addedBy: 'Ben', text: 'Shoes 39' }],
  });
  const { user } = await open();
  expect(within(screen.getByRole('list', { name: 'Who gives to Ann' })).getByText('Ben')).toBeVisible();
  const planned = within(screen.getByRole('list', { name: 'Planned by the others' }));
  expect(planned.getByText('Ben has bought it')).toBeVisible();
  expect(planned.getByText('You noted it, too')).toBeVisible();
  expect(screen.getByText('Ben gave it on May 11, 2025')).toBeVisible();
  expect(screen.getByText(/Shoes 39/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Note for me: Teapot' }));
  expect(await screen.findByText('Tucked away for Ann')).toBeVisible();
  expect(sent).toEqual([['keep']]);
});

it('adds a day that somebody else noted', async () => {
  const birthday = { kind: 'birthday', name: null, month: 4, day: 15, year: 1950, holiday: null } as const;
  circle = buildCircle({ days: [{ addedBy: 'Ben', ...birthday }] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add Birthday to my days' }));
  expect(await screen.findByText('Day added')).toBeVisible();
  expect(sent).toEqual([['day', { ...birthday, remind: null }]]);
});

it('takes somebody out after asking', async () => {
  circle = buildCircle();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Take Ben out' }));
  await user.click(await screen.findByRole('button', { name: 'Take out' }));
  expect(await screen.findByText(/Nobody has joined yet/)).toBeInTheDocument();
  expect(sent).toEqual([['take out']]);
});

it('lets a member leave, who neither invites nor takes others out', async () => {
  circle = buildCircle({ isOwner: false });
  const { user } = await open();
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You left')).toBeVisible();
  expect(await screen.findByText(/Does somebody else give to Ann/)).toBeVisible();
});

it('says what deleting the person means for the others', async () => {
  circle = buildCircle();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'More: Ann' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete Ann' }));
  expect(await screen.findByText(/Giving together ends for everybody/)).toBeVisible();
});

it('shows nothing to somebody whom it is about', async () => {
  circle = buildCircle({ isOwner: false, isForMe: true });
  await open();
  expect(screen.getByText(/nothing of the others is shown/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /From the others/ })).toBeNull();
});

it('shows the page if it fails, without the invitation', async () => {
  server.use(http.get('/api/v1/recipients/3/circle', () => problem(400, 'No'), { once: true }));
  const { user } = renderScreen(<RecipientPage />, {
    at: '/app/recipients/3',
    path: '/app/recipients/:recipientId',
  });
  expect(await screen.findByRole('heading', { name: /Tucked away/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite somebody to give to Ann' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Invite somebody to give to Ann' })).toBeVisible();
});
