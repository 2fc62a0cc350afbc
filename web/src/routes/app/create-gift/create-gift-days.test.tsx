import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { data } from '../../../test/gifts.ts';
import { buildDayOccurrence, buildRecipient, upcomingDays } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { forgetWaitingGifts, send, serveCapture, state, title } from './capture.fixture.tsx';
import { useCreateDialogs } from './create-dialogs.tsx';

const inAYear = { dayId: 50, on: '2027-11-29' };

beforeEach(async () => {
  await serveCapture();
  server.use(upcomingDays([buildDayOccurrence()]));
});
afterEach(forgetWaitingGifts);

function AddForAnn() {
  const { openCreateGift } = useCreateDialogs();
  return <button onClick={() => openCreateGift({ recipientIds: [3] })}>Add a gift for Ann</button>;
}

/** Opens the dialog for Ann and chooses her birthday of the next year. */
async function chooseDay() {
  const { user } = renderScreen(<AddForAnn />);
  await user.click(screen.getByRole('button', { name: 'Add a gift for Ann' }));
  await user.click(await screen.findByRole('button', { name: 'More details' }));
  const day = await screen.findByRole('combobox', { name: 'Day for Ann' });
  await user.selectOptions(day, 'Birthday, November 29, 2027');
  return user;
}

it('sends the chosen day with the gift', async () => {
  const user = await chooseDay();
  await user.type(title(), 'A kite');
  await user.click(send());
  await waitFor(() =>
    expect(state.created[0]?.body).toMatchObject({ recipientIds: [3], forDays: [inAYear] }),
  );
});

it('does not offer a day that cannot be sent', async () => {
  await chooseDay();
  const day = within(screen.getByRole('combobox', { name: 'Day for Ann' }));
  expect(day.queryByRole('option', { name: 'No day in particular' })).toBeNull();
});

it('leaves out the day of a person who is not chosen any more', async () => {
  server.use(
    http.get('/api/v1/recipients', () => data([buildRecipient(), buildRecipient({ id: 4, name: 'Ben' })])),
  );
  const user = await chooseDay();
  await user.click(screen.getByRole('checkbox', { name: 'Ann' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ben' }));
  await user.type(title(), 'A kite');
  await user.click(send());
  await waitFor(() => expect(state.created[0]?.body).toMatchObject({ recipientIds: [4] }));
  expect(state.created[0]?.body).not.toHaveProperty('forDays');
});

it('asks before it closes where nothing but a day was chosen', async () => {
  const user = await chooseDay();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard this gift?' })).toBeVisible();
});
