import { screen, within } from '@testing-library/react';
import type {
  SignUpInvitation,
  OperatedAccount,
  OperatorOverview,
} from '@tuckaway/contract/accounts/operator';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import OperatorPage from './operator.tsx';

const MOMENT = '2026-11-01T08:00:00.000Z';
const LONG = `${'very-long-'.repeat(20)}@${'household-'.repeat(6)}.example.com`;

const invitation: SignUpInvitation = {
  id: crypto.randomUUID(),
  email: LONG,
  state: 'open',
  uses: 0,
  maxUses: 1,
  invitedBy: 'Maya Okafor',
  createdAt: MOMENT,
  expiresAt: MOMENT,
};
const account: OperatedAccount = {
  id: 8,
  name: 'Ben',
  email: LONG,
  isOperator: false,
  createdAt: MOMENT,
  lastSeenAt: null,
  sessions: 1,
  gifts: 1,
  lists: 2,
  people: 0,
  pictureBytes: 0,
};
const overview: OperatorOverview = {
  version: '0.2.0',
  accounts: 2,
  signUp: 'invited',
  jobs: [],
  remindersFailing: 0,
  backup: null,
  configuration: {
    publicUrl: 'https://gifts.example.com',
    database: 'embedded',
    pictures: 'folder',
    signIn: ['google', 'mail'],
    mailFrom: 'hello@example.com',
    trustProxyHops: 0,
  },
};

beforeEach(() => {
  server.use(
    http.get('/api/v1/operator', () => data(overview)),
    http.get('/api/v1/operator/invitations', () => data([invitation])),
    http.get('/api/v1/operator/accounts', () => HttpResponse.json({ data: [account], nextCursor: null })),
  );
});

const card = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('section')!;

it('shows addresses of any length in full', async () => {
  renderScreen(<OperatorPage />);
  const invitations = within(await card('Invitations'));
  expect(await invitations.findByText(LONG)).toHaveClass('wrap-anywhere');
  const accounts = within(await card('Accounts'));
  expect(await accounts.findByText(LONG)).toHaveClass('wrap-anywhere');
  expect(accounts.getByText('1 gift · 2 lists · 0 people · 0 B of pictures')).toBeVisible();
});

it('says for each card that it did not load, and loads it when asked', async () => {
  server.use(
    http.get('/api/v1/operator/invitations', () => problem(400), { once: true }),
    http.get('/api/v1/operator/accounts', () => problem(400), { once: true }),
  );
  const { user } = renderScreen(<OperatorPage />);
  const invitations = within(await card('Invitations'));
  expect(await invitations.findByText('We could not load the invitations.')).toBeVisible();
  const accounts = within(await card('Accounts'));
  expect(await accounts.findByText('We could not load the accounts.')).toBeVisible();
  await user.click(invitations.getByRole('button', { name: 'Retry' }));
  expect(await invitations.findByText(LONG)).toBeVisible();
  await user.click(accounts.getByRole('button', { name: 'Retry' }));
  expect(await accounts.findByText(LONG)).toBeVisible();
});

it('shows an unknown address to everybody else, and offers to try again where it did not load', async () => {
  server.use(http.get('/api/v1/operator', () => problem(404)));
  const { unmount } = renderScreen(<OperatorPage />);
  expect((await screen.findAllByText('Page not found')).at(-1)).toBeVisible();
  unmount();
  server.use(http.get('/api/v1/operator', () => problem(400)));
  renderScreen(<OperatorPage />);
  expect(await screen.findByText('This page did not load. Please try again.')).toBeVisible();
});

it('keeps an invitation that was not withdrawn, and says so', async () => {
  server.use(http.delete('/api/v1/operator/invitations/:invitationId', () => problem(409)));
  const { user } = renderScreen(<OperatorPage />);
  await user.click(await screen.findByRole('button', { name: `Withdraw the invitation for ${LONG}` }));
  expect(await screen.findByText('The invitation was not withdrawn. Please try again.')).toBeVisible();
  expect(screen.getByText(/^Good until/)).toBeVisible();
});

it('withdraws an invitation, and says so', async () => {
  server.use(http.delete('/api/v1/operator/invitations/:invitationId', () => data({ id: invitation.id })));
  const { user } = renderScreen(<OperatorPage />);
  await user.click(await screen.findByRole('button', { name: `Withdraw the invitation for ${LONG}` }));
  expect(await screen.findByText('Invitation withdrawn')).toBeVisible();
});

it('says what failed on the server, since when, and that mail was not taken', async () => {
  const job = { job: 'mail' as const, ranAt: MOMENT, fineAt: null, failures: 3, problem: 'No route.' };
  const answer = '550 Nobody lives here';
  server.use(
    http.get('/api/v1/operator', () => data({ ...overview, jobs: [job], remindersFailing: 2 })),
    http.post('/api/v1/operator/mail-test', () =>
      data({ sentTo: 'maya@example.com', isAccepted: false, answer }),
    ),
  );
  const { user } = renderScreen(<OperatorPage />);
  expect(await screen.findByText(/^No route\. Tried 3 times, .*has not gone well yet\.$/)).toBeVisible();
  expect(screen.getByText('2 accounts could not be written to and will be tried again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me a test mail' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(answer);
});
