import type { Recipient } from '@tuckaway/contract/people/recipients';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import RecipientsPage from '../../routes/app/recipients/recipients.tsx';
import { data, problem } from '../../test/gifts.ts';
import { buildDay, buildRecipient, buildUpcoming, comingUp } from '../../test/people.ts';
import { buildAuth, renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { createRecipient } from './recipients.queries.ts';

const ann = buildRecipient({ email: 'ann@example.com', plannedCount: 2, givenCount: 1 });
const ben = buildRecipient({ id: 4, name: 'Ben' });
let people: Recipient[];
let sent: unknown;

beforeEach(() => {
  people = [ann, ben];
  sent = undefined;
  server.use(
    comingUp(),
    http.get('/api/v1/recipients', ({ request }) =>
      new URL(request.url).searchParams.get('userId') === '7' ? data(people) : problem(403),
    ),
  );
});

const open = async () => {
  const view = renderScreen(<RecipientsPage />);
  await screen.findByRole('heading', { name: /All Recipients/ });
  return view;
};

/** Responds to a write with the given body and records the request. */
const taking = (method: 'post' | 'put', path: string, body: unknown, status = 200) =>
  http[method](path, async ({ request }) => {
    sent = await request.json();
    return data(body, status);
  });

it('lists people with their email and a way to their page', async () => {
  await open();
  expect(screen.getByText('Manage your gift recipients and contacts')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All Recipients (2)' })).toBeVisible();
  expect(screen.getByText('ann@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ann/ })).toHaveAttribute('href', '/app/recipients/3');
});

it('says so while loading and when there is nobody', async () => {
  people = [];
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

it('creates a person, with the email only where there is one', async () => {
  server.use(taking('post', '/api/v1/recipients', { ...ben, id: 5, name: 'Cleo' }, 201));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Recipient' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), ' Cleo ');
  await user.type(screen.getByPlaceholderText('Email (optional)'), '  ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Recipient created successfully')).toBeVisible();
  expect(sent).toEqual({ name: 'Cleo', userId: 7 });
  expect(screen.getByRole('heading', { name: 'All Recipients (3)' })).toBeVisible();
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
  expect(sent).toBeUndefined();
  await user.type(screen.getByLabelText('Birthday, day'), '{Backspace}{Backspace}30');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Recipient created successfully');
  expect(sent).toEqual({ name: 'Cleo', birthday: { month: 4, day: 30, year: null }, userId: 7 });
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
  expect(await screen.findByText('Failed to create recipient. Please try again.')).toBeVisible();
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
  people = [{ ...ann, name: 'Anna', email: null }, ben];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recipient updated successfully')).toBeVisible();
  expect(sent).toEqual({ name: 'Anna', email: null, userId: 7 });
  expect(screen.getByText('Anna')).toBeVisible();
});

it('does not mention an email that never was', async () => {
  server.use(taking('put', '/api/v1/recipients/4', { ...ben, name: 'Benny' }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Ben' }));
  await user.type(screen.getByPlaceholderText('Recipient name'), 'ny{Enter}');
  await screen.findByText('Recipient updated successfully');
  expect(sent).toEqual({ name: 'Benny', userId: 7 });
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
      people = [ben];
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

const bensBirthday = buildUpcoming({
  recipient: { id: 4, name: 'Ben', budget: null },
  readiness: 'bought',
});
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows who is next, when, and how ready one is', async () => {
  server.use(comingUp([bensBirthday]));
  await open();
  const row = within(screen.getByRole('link', { name: /Ben/ }));
  expect(row.getByText('birthday in 12 days, turns 40')).toBeVisible();
  expect(row.getByText('Bought')).toBeVisible();
  expect(names()).toEqual([expect.stringContaining('Ben'), expect.stringContaining('Ann')]);
});

it('sorts by name instead, and keeps that in the address', async () => {
  server.use(comingUp([bensBirthday]));
  const { user, router } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
  expect(names()).toEqual([expect.stringContaining('Ann'), expect.stringContaining('Ben')]);
  expect(router.state.location.search).toBe('?sort=name');
});

it('filters by who is not ready and by relationship, in the address', async () => {
  people = [
    buildRecipient({ relationship: 'mother' }),
    buildRecipient({ id: 4, name: 'Ben', relationship: 'friends' }),
    buildRecipient({ id: 5, name: 'Cleo', relationship: 'friends' }),
  ];
  const cleo = { id: 5, name: 'Cleo', budget: null };
  server.use(
    comingUp([buildUpcoming(), bensBirthday, buildUpcoming({ recipient: cleo, readiness: 'idea' })]),
    http.get('/api/v1/categories/relationships', () =>
      data([
        { id: 1, slug: 'mother', name: 'Mother', color: 'moss', icon: '' },
        { id: 2, slug: 'friends', name: 'Friends', color: 'moss', icon: '' },
        { id: 3, slug: 'father', name: 'Father', color: 'moss', icon: '' },
      ]),
    ),
  );
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Not ready (2)' }));
  expect(names()).toEqual([expect.stringContaining('Ann'), expect.stringContaining('Cleo')]);
  const relationship = await screen.findByRole('combobox', { name: 'Relationship' });
  expect(within(relationship).queryByRole('option', { name: 'Father' })).toBeNull();
  await user.selectOptions(relationship, 'Friends');
  expect(names()).toEqual([expect.stringContaining('Cleo')]);
  expect(router.state.location.search).toBe('?not-ready=1&relationship=friends');
});

it('gives several people one holiday in one call, with Undo', async () => {
  server.use(
    http.post('/api/v1/recipient-days/many', async ({ request }) => {
      sent = await request.json();
      return data([buildDay({ id: 61, kind: 'holiday', holiday: 'christmas' })], 201);
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a holiday for several' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A holiday for several people' }));
  expect(dialog.getByRole('button', { name: 'Add for 2 people' })).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Ben' }));
  await user.click(dialog.getByRole('button', { name: 'Add for 1 person' }));
  expect(await screen.findByText('Christmas added for 1 person')).toBeVisible();
  expect(sent).toEqual({ recipientIds: [3], holiday: 'christmas' });
  server.use(taking('post', '/api/v1/recipient-days/many/remove', { dayIds: [61] }));
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('Days removed again')).toBeVisible();
  expect(sent).toEqual({ dayIds: [61] });
});

it('reads on until everyone has had their next day', async () => {
  server.use(
    http.get('/api/v1/upcoming', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'more'
          ? { data: [bensBirthday], nextCursor: null, today: '2026-11-17' }
          : { data: [buildUpcoming({ daysLeft: 3 })], nextCursor: 'more', today: '2026-11-17' },
      ),
    ),
  );
  await open();
  expect(screen.getByText('birthday in 3 days, turns 40')).toBeVisible();
  expect(screen.getByText('birthday in 12 days, turns 40')).toBeVisible();
});

it('finds people by name or email, and says when nobody is called so', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ANN@');
  expect(names()).toEqual([expect.stringContaining('Ann')]);
  expect(screen.getByRole('heading', { name: 'All Recipients (2)' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'x');
  expect(screen.getByText('Nobody here is called “ANN@x”.')).toBeVisible();
});

it('shows people by name where their days do not arrive', async () => {
  server.use(http.get('/api/v1/upcoming', () => problem(403)));
  await open();
  expect(names()).toEqual([expect.stringContaining('Ann'), expect.stringContaining('Ben')]);
});
