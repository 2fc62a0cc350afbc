import type { ReminderSettings } from '@tuckaway/contract/people/reminders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { data, problem } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { RemindersCard } from '../settings/reminders-card.tsx';
import { browserTimeZone, SendTimeZone } from './send-time-zone.ts';

let settings: ReminderSettings;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  settings = {
    timeZone: 'America/New_York',
    byMail: true,
    leads: [30, 7, 1],
    evenWhenBought: false,
    calendarUrl: null,
    canMail: true,
  };
  const calendar = (calendarUrl: string | null) => () => {
    sent.push(calendarUrl);
    settings = { ...settings, calendarUrl };
    return data(settings);
  };
  server.use(
    http.get('/api/v1/me/reminders', () => data(settings)),
    http.put('/api/v1/me/reminders', async ({ request }) => {
      const change = (await request.json()) as Partial<ReminderSettings>;
      sent.push(change);
      settings = { ...settings, ...change };
      return data(settings);
    }),
    http.post('/api/v1/me/calendar', calendar('https://tuckaway.example/calendar/new.ics')),
    http.delete('/api/v1/me/calendar', calendar(null)),
  );
});

const open = async () => {
  const view = renderScreen(<RemindersCard />);
  await screen.findByRole('switch', { name: 'Remind me by email' });
  return view;
};

it('switches mails off with one press; calendar and mark still need how early', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Remind me by email' }));
  expect(screen.queryByRole('switch', { name: 'Also when a gift is bought' })).toBeNull();
  await waitFor(() => expect(sent).toEqual([{ byMail: false }]));
  expect(screen.getByRole('button', { name: '30 days before' })).toBeVisible();
});

it('changes how many days ahead, whether bought ones count, and the time zone', async () => {
  const { user } = await open();
  expect(screen.getByRole('button', { name: '7 days before' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '7 days before' }));
  await user.click(screen.getByRole('switch', { name: 'Also when a gift is bought' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your time zone' }), 'Europe/Lisbon');
  await waitFor(() =>
    expect(sent).toEqual([{ leads: [30, 1] }, { evenWhenBought: true }, { timeZone: 'Europe/Lisbon' }]),
  );
});

it('puts a switch back where the server refuses', async () => {
  server.use(http.put('/api/v1/me/reminders', () => problem(403)));
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Remind me by email' }));
  expect(await screen.findByText('Failed to save your reminders. Please try again.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Remind me by email' })).toBeChecked();
});

it('keeps every one of several quick presses, sent one after the other', async () => {
  let respond = () => {};
  server.use(
    http.put(
      '/api/v1/me/reminders',
      async ({ request }) => {
        const change = (await request.json()) as Partial<ReminderSettings>;
        sent.push(change);
        await new Promise<void>((resolve) => (respond = resolve));
        settings = { ...settings, ...change };
        return data(settings);
      },
      { once: true },
    ),
  );
  const { user } = await open();
  const lead = (days: number) => screen.getByRole('button', { name: `${days} days before` });
  await user.click(lead(7));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(lead(30));
  expect(sent).toEqual([{ leads: [30, 1] }]);
  respond();
  await waitFor(() => expect(sent).toEqual([{ leads: [30, 1] }, { leads: [1] }]));
  expect(lead(30)).toHaveAttribute('aria-pressed', 'false');
  expect(lead(7)).toHaveAttribute('aria-pressed', 'false');
});

it('reads the calendar address again where only the response was lost', async () => {
  settings.calendarUrl = 'https://tuckaway.example/calendar/old.ics';
  server.use(
    http.post('/api/v1/me/calendar', () => {
      settings = { ...settings, calendarUrl: 'https://tuckaway.example/calendar/new.ics' };
      return HttpResponse.error();
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'New address' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Make a new one' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Calendar address', hidden: true })).toHaveValue(
      'https://tuckaway.example/calendar/new.ics',
    ),
  );
});

it('says where mail cannot be sent', async () => {
  settings.canMail = false;
  await open();
  expect(screen.getByText('This server has no way to send mail yet.')).toBeVisible();
  const mail = screen.getByRole('switch', { name: 'Remind me by email' });
  expect(mail).toBeDisabled();
  expect(mail).not.toBeChecked();
  expect(screen.queryByRole('switch', { name: 'Also when a gift is bought' })).toBeNull();
  expect(screen.getByRole('button', { name: '7 days before' })).toBeEnabled();
});

it('makes a calendar address, another one after asking, and switches it off', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Make a calendar address' }));
  expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(
    'https://tuckaway.example/calendar/new.ics',
  );
  await user.click(screen.getByRole('button', { name: 'New address' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(sent).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Make a new one' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', { name: 'Make a calendar address' })).toBeVisible();
});

it('sends the time zone once if none is stored', async () => {
  settings.timeZone = null;
  const { queryClient } = renderScreen(<SendTimeZone />);
  const ofToday = [KEYS.upcoming, KEYS.budget, KEYS.giftIdeas, KEYS.recipientGifts];
  for (const key of ofToday) queryClient.setQueryData(key, []);
  await waitFor(() => expect(sent).toEqual([{ timeZone: browserTimeZone() }]));
  await waitFor(() => {
    expect(ofToday.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(
      ofToday.map(() => true),
    );
  });
});

it('leaves a time zone that somebody chose', async () => {
  const { queryClient } = renderScreen(<SendTimeZone />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(sent).toEqual([]);
});
