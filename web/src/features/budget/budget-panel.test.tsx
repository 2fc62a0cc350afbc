import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import UpcomingPage from '../../routes/app/upcoming/upcoming.tsx';
import { data, problem } from '../../test/gifts.ts';
import { buildRecipient, upcomingDays } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';

const person = (recipientId: number, name: string, planned: number, spent: number) => ({
  recipientId,
  name,
  planned,
  spent,
  unpriced: recipientId === 3 ? 1 : 0,
  budget: recipientId === 3 ? 15 : null,
  gifts: 2,
  days: 2,
});
const budgetOf = (year: number) => ({
  year,
  years: [2026, 2025],
  total: year === 2026 ? { planned: 30, spent: 1260, unpriced: 1 } : { planned: 0, spent: 15, unpriced: 0 },
  people: year === 2026 ? [person(3, 'Ann', 30, 10), person(4, 'Ben', 0, 1250)] : [person(3, 'Ann', 0, 15)],
  months: Array.from({ length: 12 }, (_, month) => ({
    planned: month === 10 ? 30 : 0,
    spent: 0,
    unpriced: 0,
  })),
});
const budget = http.get('/api/v1/budget', ({ request }) =>
  data(budgetOf(Number(new URL(request.url).searchParams.get('year') ?? 2026))),
);
beforeEach(() => {
  server.use(http.get('/api/v1/recipients', () => data([])));
});

const open = () => renderScreen(<UpcomingPage />, { at: '/app/upcoming?view=budget', path: '/app/upcoming' });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('draws planned and spent by person, and says the figures in a table', async () => {
  server.use(budget);
  open();
  expect(
    await screen.findByRole('table', {
      name: 'Planned and spent by person: $30 planned and $1,260 spent in 2026',
    }),
  ).toBeVisible();
  expect(screen.getByText('1 gift has no price yet and is not in these sums.')).toBeVisible();
  expect(rows()).toEqual([
    'PersonPlannedSpent',
    'Ben$0$1,250',
    'Ann$10 over of $30 · 1 gift without a price$30$10',
    'Total$30$1,260',
  ]);
});

it('shows another year, and the months of one', async () => {
  server.use(budget);
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025');
  expect(await screen.findByText('$0 planned and $15 spent in 2025')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shown' }), 'By month');
  expect(rows()[1]).toBe('November$30$0');
});

it('has a tab beside the days, kept in the address', async () => {
  server.use(budget, upcomingDays());
  const { user, router } = renderScreen(<UpcomingPage />, { at: '/app/upcoming' });
  await user.click(screen.getByRole('tab', { name: 'Budget' }));
  expect(router.state.location.search).toBe('?view=budget');
  expect(await screen.findByRole('table')).toBeVisible();
});

it('says when there is nothing, and when it did not load', async () => {
  server.use(http.get('/api/v1/budget', () => problem(403)));
  const { user } = open();
  expect(await screen.findByText('Failed to load the budget. Please try again.')).toBeVisible();
  server.use(
    http.get('/api/v1/budget', () =>
      data({ ...budgetOf(2026), total: { planned: 0, spent: 0, unpriced: 0 }, people: [] }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is planned or bought in 2026')).toBeVisible();
});

it('shows gifts without a price instead of saying that nothing is planned', async () => {
  const unpriced = {
    ...budgetOf(2026),
    total: { planned: 0, spent: 0, unpriced: 1 },
    people: [person(3, 'Ann', 0, 0)],
  };
  server.use(http.get('/api/v1/budget', () => data(unpriced)));
  open();
  expect(await screen.findByText('1 gift has no price yet and is not in these sums.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Ann/ })).toHaveTextContent('1 gift without a price');
  expect(screen.queryByText('Nothing is planned or bought in 2026')).toBeNull();
});

it('names who has nothing yet in the year, with the way to ideas for them', async () => {
  const people = [
    buildRecipient(),
    buildRecipient({ id: 4, name: 'Ben' }),
    buildRecipient({ id: 5, name: 'Cleo' }),
  ];
  server.use(
    budget,
    http.get('/api/v1/recipients', () => data(people)),
  );
  const { user } = open();
  const list = within(await screen.findByRole('list', { name: 'Nothing yet in 2026' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cleo']);
  expect(list.getByRole('link')).toHaveAttribute('href', '/app/recipients/5#ideas');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(await screen.findByRole('list', { name: 'Nothing yet in 2025' })).toHaveTextContent('BenCleo');
});
