import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { buildDay, buildRecipient, buildDayOccurrence, upcomingDays } from '../../../test/people.ts';
import { server } from '../../../test/server.ts';
import { state, servePeople, open, taking } from './recipients.fixture.tsx';

beforeEach(servePeople);

const bensBirthday = buildDayOccurrence({
  recipient: { id: 4, name: 'Ben', budget: null },
  readiness: 'bought',
});

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows who is next, when, and how ready one is', async () => {
  server.use(upcomingDays([bensBirthday]));
  await open();
  const row = within(screen.getByRole('link', { name: /Ben/ }));
  expect(row.getByText('birthday in 12 days, turns 40')).toBeVisible();
  expect(row.getByText('Bought')).toBeVisible();
  expect(names()).toEqual([expect.stringContaining('Ben'), expect.stringContaining('Ann')]);
});

it('sorts by name instead, and keeps that in the address', async () => {
  server.use(upcomingDays([bensBirthday]));
  const { user, router } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
  expect(names()).toEqual([expect.stringContaining('Ann'), expect.stringContaining('Ben')]);
  expect(router.state.location.search).toBe('?sort=name');
});

it('filters by who is not ready and by relationship, in the address', async () => {
  state.people = [
    buildRecipient({ relationship: 'mother' }),
    buildRecipient({ id: 4, name: 'Ben', relationship: 'friends' }),
    buildRecipient({ id: 5, name: 'Cleo', relationship: 'friends' }),
  ];
  const cleo = { id: 5, name: 'Cleo', budget: null };
  server.use(
    upcomingDays([
      buildDayOccurrence(),
      bensBirthday,
      buildDayOccurrence({ recipient: cleo, readiness: 'idea' }),
    ]),
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
      state.sent = await request.json();
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
  expect(state.sent).toEqual({ recipientIds: [3], holiday: 'christmas' });
  server.use(taking('post', '/api/v1/recipient-days/many/remove', { dayIds: [61] }));
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('Days removed again')).toBeVisible();
  expect(state.sent).toEqual({ dayIds: [61] });
});

it('reads on until everyone has had their next day', async () => {
  const requested: string[] = [];
  server.use(
    http.get('/api/v1/upcoming', ({ request }) => {
      const query = new URL(request.url).searchParams;
      requested.push(query.get('perRecipient') ?? 'all');
      return HttpResponse.json(
        query.get('cursor') === 'more'
          ? { data: [bensBirthday], nextCursor: null, today: '2026-11-17' }
          : { data: [buildDayOccurrence({ daysLeft: 3 })], nextCursor: 'more', today: '2026-11-17' },
      );
    }),
  );
  await open();
  expect(requested).toEqual(['next', 'next']);
  expect(screen.getByText('birthday in 3 days, turns 40')).toBeVisible();
  expect(screen.getByText('birthday in 12 days, turns 40')).toBeVisible();
});

it('finds people by name or email, and says when none match', async () => {
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
