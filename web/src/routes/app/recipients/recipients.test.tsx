import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import RecipientsPage from './recipients.tsx';
import { data, problem } from '../../../test/gifts.ts';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { buildAuth, renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { createRecipient } from '../../../features/recipients/recipients.queries.ts';
import { state, servePeople, ann, ben, open, taking } from './recipients.fixture.tsx';

beforeEach(servePeople);

it('lists people with their email and a way to their page', async () => {
  await open();
  expect(screen.getByText('Manage your gift recipients and contacts')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All Recipients (2)' })).toBeVisible();
  expect(screen.getByText('ann@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ann/ })).toHaveAttribute('href', '/app/recipients/3');
});

it('says so while loading and when there is nobody', async () => {
  state.people = [];
  renderScreen(<RecipientsPage />);
  expect(screen.getByText('Loading recipients...')).toBeVisible();
  expect(await screen.findByText('No recipients yet')).toBeVisible();
  expect(screen.getByText('Create your first recipient using the button above')).toBeVisible();
});

it('says that loading failed', async () => {
  server.use(http.get('/api/v1/recipients', () => problem(403)));
  renderScreen(<RecipientsPage />);
  expect(await screen.findByText('Failed to load recipients. Please try again.')).toBeVisible();
});

it('asks visitors to sign in', () => {
  renderScreen(<RecipientsPage />, { auth: buildAuth({ status: 'unauthenticated', user: null }) });
  expect(screen.getByText('Please sign in to manage your recipients')).toBeVisible();
});

const creatingCleo = () => {
  const cleo = { ...ben, id: 5, name: 'Cleo' };
  return http.post('/api/v1/recipients', async ({ request }) => {
    state.sent = await request.json();
    state.people = [...state.people, cleo];
    return data(cleo, 201);
  });
};

it('creates a person, with the email only where there is one', async () => {
  server.use(creatingCleo());
  const { user, queryClient } = await open();
  const searched = [...KEYS.search, 'a gift for Cleo'];
  queryClient.setQueryData(searched, {});
  await user.click(screen.getByRole('button', { name: 'Create Recipient' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), ' Cleo ');
  await user.type(screen.getByPlaceholderText('Email (optional)'), '  ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Recipient created successfully')).toBeVisible();
  expect(state.sent).toEqual({ name: 'Cleo', userId: 7 });
  expect(screen.getByRole('heading', { name: 'All Recipients (3)' })).toBeVisible();
  // Search understands names of people.
  expect(queryClient.getQueryState(searched)?.isInvalidated).toBe(true);
});

it('creates a person with a birthday in the same call', async () => {
  server.use(taking('post', '/api/v1/recipients', { ...ben, id: 5, name: 'Cleo' }, 201));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Recipient' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), 'Cleo');
  await user.selectOptions(screen.getByLabelText('Birthday, month'), 'April');
  await user.type(screen.getByLabelText('Birthday, day'), '31');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('April has only 30 days')).toBeVisible();
  expect(state.sent).toBeUndefined();
  await user.type(screen.getByLabelText('Birthday, day'), '{Backspace}{Backspace}30');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Recipient created successfully');
  expect(state.sent).toEqual({ name: 'Cleo', birthday: { month: 4, day: 30, year: null }, userId: 7 });
});

it('says who of that name is there already', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Recipient' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), 'bé');
  expect(screen.queryByText(/You already have/)).not.toBeInTheDocument();
  await user.type(screen.getByPlaceholderText('Recipient name'), 'n ');
  expect(screen.getByText(/You already have/)).toHaveTextContent('You already have Ben.');
});

it('keeps the form when creating fails', async () => {
  server.use(http.post('/api/v1/recipients', () => problem(422)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Recipient' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), 'Cleo');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(
    await screen.findByText('Failed to create recipient. Please try again. It did not work.'),
  ).toBeVisible();
  expect(screen.getByPlaceholderText('Recipient name')).toHaveValue('Cleo');
});

it('wants a name, and an email that is one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Recipient' }));
  expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();
  await user.type(screen.getByPlaceholderText('Recipient name'), 'Cleo');
  await user.type(screen.getByPlaceholderText('Email (optional)'), 'cleo');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
});

it('edits in place, and removes an email that was emptied', async () => {
  server.use(taking('put', '/api/v1/recipients/3', { ...ann, name: 'Anna', email: null }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Ann' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), 'a');
  await user.clear(screen.getByPlaceholderText('Email (optional)'));
  state.people = [{ ...ann, name: 'Anna', email: null }, ben];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recipient updated successfully')).toBeVisible();
  expect(state.sent).toEqual({ name: 'Anna', email: null, userId: 7 });
  expect(screen.getByText('Anna')).toBeVisible();
});

it('does not mention an email that never was', async () => {
  server.use(taking('put', '/api/v1/recipients/4', { ...ben, name: 'Benny' }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Ben' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), 'ny{Enter}');
  await screen.findByText('Recipient updated successfully');
  expect(state.sent).toEqual({ name: 'Benny', userId: 7 });
});

it('puts the old name back when the server refuses', async () => {
  server.use(http.put('/api/v1/recipients/4', () => problem(422)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Ben' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), 'ny{Enter}');
  expect(await screen.findByText('Failed to update recipient. Please try again.')).toBeVisible();
  expect(screen.getByText('Ben')).toBeVisible();
});

it('asks before deleting and says what is lost', async () => {
  server.use(
    http.delete('/api/v1/recipients/3', ({ request }) => {
      if (new URL(request.url).searchParams.get('userId') !== '7') return problem(403);
      state.people = [ben];
      return data({ id: 3 });
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Ann' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Are you sure you want to delete this recipient?')).toBeVisible();
  expect(dialog.getByText(/2 plans and the record of 1 given gift/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Recipient deleted successfully')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All Recipients (1)' })).toBeVisible();
});

it('brings a person back who could not be deleted', async () => {
  server.use(http.delete('/api/v1/recipients/3', () => problem(422)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Ann' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete recipient. Please try again.')).toBeVisible();
  expect(screen.getByText('Ann')).toBeVisible();
});

it('does not take an answer without id and name for a person', async () => {
  server.use(http.post('/api/v1/recipients', () => data({ ok: true }, 201)));
  await expect(createRecipient(7, { name: 'Cleo' })).rejects.toThrow(
    'Invalid response format from recipient creation',
  );
});
