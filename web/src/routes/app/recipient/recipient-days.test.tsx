import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { data, problem } from '../../../test/gifts.ts';
import { buildDay } from '../../../test/people.ts';
import { server } from '../../../test/server.ts';
import { state, serveAnn, taking, open, choose } from './recipient.fixture.tsx';

beforeEach(serveAnn);

it('adds a birthday, without a year if it is unknown', async () => {
  state.days = [];
  server.use(
    taking('post', '/api/v1/recipients/3/days', () => {
      state.days = [buildDay({ year: null })];
      return state.days[0];
    }),
  );
  const { user } = await open();
  expect(screen.getByText(/No days yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText('Please choose a month')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'February');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '30');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText('February has only 29 days')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'November');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await screen.findByText('Day added')).toBeVisible();
  expect(state.sent).toEqual([
    [
      '/api/v1/recipients/3/days',
      { kind: 'birthday', name: null, month: 11, day: 30, year: null, holiday: null, remind: null },
    ],
  ]);
  expect(await screen.findByRole('button', { name: 'More: Birthday' })).toBeVisible();
});

it.each([
  ['February 30', { month: 'February', day: '30' }, 'Day', 'February has only 29 days'],
  [
    'February 30 of a year',
    { month: 'February', day: '30', year: '1990' },
    'Day',
    'February has only 28 days',
  ],
  ['February 29 of 1900', { month: 'February', day: '29', year: '1900' }, 'Day', '1900 has no February 29'],
  ['year 1850', { month: 'April', day: '1', year: '1850' }, 'Year', /^Please enter a year from 1900 to 2100/],
  ['a day without a month', { day: '12' }, 'Month', 'Please choose a month'],
  ['a month without a day', { month: 'April' }, 'Day', 'Please enter the day'],
  ['no number', { month: 'April', day: 'twelve' }, 'Day', 'Must be a whole number'],
])('refuses %s beside the field, and sends nothing', async (_what, typed, field, message) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  const { month, day, year } = { month: '', year: '', day: '', ...typed };
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), month);
  if (day) await user.type(dialog.getByRole('textbox', { name: 'Day' }), day);
  if (year) await user.type(dialog.getByRole('textbox', { name: 'Year' }), year);
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  const wrong = dialog.getByLabelText(field);
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription(message);
  expect(state.sent).toEqual([]);
});

it.each([
  [400, { errors: [{ path: '/year', message: 'No such year' }] }, 'No such year', 'Year'],
  [409, {}, 'This person has a birthday already. You can change that one.', undefined],
  [422, {}, 'A recipient can have at most 20 days.', undefined],
])('says in the server’s words why it refused a day, with status %i', async (status, more, words, field) => {
  server.use(
    http.post('/api/v1/recipients/3/days', () =>
      HttpResponse.json({ status, detail: words, ...more }, { status }),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'April');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '1');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
  expect(dialog.queryAllByRole('textbox', { description: words }).map(({ id }) => id)).toEqual(
    field === undefined ? [] : [dialog.getByLabelText(field).id],
  );
  expect(dialog.getByRole('textbox', { name: 'Day' })).toHaveValue('1');
});

it('refuses a birthday that lies ahead', async () => {
  const { user } = await open();
  await choose(user, /^More: Birthday$/, 'Edit Birthday');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit day' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Year' }));
  await user.type(dialog.getByRole('textbox', { name: 'Year' }), '2026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/This birthday lies in the future/)).toBeVisible();
  expect(state.sent).toEqual([]);
});

it('takes a holiday from the calendar, with reminders of its own', async () => {
  server.use(taking('post', '/api/v1/recipients/3/days', () => buildDay({ id: 51 })));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What kind of day' }), 'Holiday');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Holiday' }), 'Hanukkah');
  expect(dialog.getByText('The first evening; the first day is the one after')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Remind me' }), 'Only for this day');
  await user.click(dialog.getByRole('button', { name: '30 days before' }));
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  await screen.findByText('Day added');
  expect(state.sent[0]?.[1]).toEqual({
    kind: 'holiday',
    name: null,
    month: null,
    day: null,
    year: null,
    holiday: 'hanukkah',
    remind: [30, 7],
  });
});

it('keeps the last reminder of its own, because none at all is a choice of its own', async () => {
  server.use(taking('post', '/api/v1/recipients/3/days', () => buildDay({ id: 51 })));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'November');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '30');
  const remind = dialog.getByRole('combobox', { name: 'Remind me' });
  await user.selectOptions(remind, 'Only for this day');
  const week = dialog.getByRole('button', { name: '7 days before' });
  await user.click(week);
  expect(week).toHaveAttribute('aria-pressed', 'true');
  expect(week).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: '30 days before' }));
  await user.click(week);
  expect(week).toHaveAttribute('aria-pressed', 'false');
  expect(remind).toHaveDisplayValue('Only for this day');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  await screen.findByText('Day added');
  expect(state.sent[0]?.[1]).toMatchObject({ remind: [30] });
});

it('asks before a day is removed, and says when that failed', async () => {
  server.use(http.delete('/api/v1/recipient-days/50', () => problem(422), { once: true }));
  const { user } = await open();
  await choose(user, /^More: Birthday$/, 'Remove Birthday');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Failed to remove the day. Please try again.')).toBeVisible();
  server.use(
    http.delete('/api/v1/recipient-days/50', () => {
      state.days = [];
      return data({ id: 50 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Day removed')).toBeVisible();
  expect(await screen.findByText(/No days yet/)).toBeVisible();
});

describe('a day that another tab added', () => {
  const LATER = 'May 4, 1990';
  beforeEach(() => {
    state.days = [];
  });
  const addMeanwhile = () => {
    state.days = [buildDay({ month: 5, day: 4, year: 1990 })];
  };

  it('appears when somebody comes back to this tab', async () => {
    await open();
    expect(screen.queryByText(new RegExp(LATER))).toBeNull();
    addMeanwhile();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(new RegExp(LATER))).toBeVisible();
  });

  it.each([
    ['the server refuses a second birthday', () => problem(409)],
    ['the response of saving it here was lost', () => HttpResponse.error()],
  ])('appears when %s', async (_, respond) => {
    server.use(
      http.post('/api/v1/recipients/3/days', () => {
        addMeanwhile();
        return respond();
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'April');
    await user.type(dialog.getByRole('textbox', { name: 'Day' }), '1');
    await user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(await screen.findByText(new RegExp(LATER), {}, { timeout: 5000 })).toBeInTheDocument();
  });
});

it('says that a person was deleted in another tab', async () => {
  server.use(
    http.post('/api/v1/recipients/3/days', () => {
      server.use(http.get('/api/v1/recipients/3', () => problem(404)));
      return problem(404);
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'April');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '1');
  await user.click(dialog.getByRole('button', { name: 'Add day' }));
  expect(await dialog.findByText('Ann was deleted meanwhile. Nothing was saved.')).toBeVisible();
});
