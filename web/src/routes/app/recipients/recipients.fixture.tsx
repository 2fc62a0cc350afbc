import type { Recipient } from '@tuckaway/contract/people/recipients';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import RecipientsPage from './recipients.tsx';
import { data, problem } from '../../../test/gifts.ts';
import { buildRecipient, upcomingDays } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';

export const ann = buildRecipient({ email: 'ann@example.com', plannedCount: 2, givenCount: 1 });

export const ben = buildRecipient({ id: 4, name: 'Ben' });

/** Responses of the server, and the last write it received. */
export const state = {
  people: [] as Recipient[],
  sent: undefined as unknown,
};

/** Ann and Ben. */
export function servePeople() {
  state.people = [ann, ben];
  state.sent = undefined;
  server.use(
    upcomingDays(),
    http.get('/api/v1/recipients', ({ request }) =>
      new URL(request.url).searchParams.get('userId') === '7' ? data(state.people) : problem(403),
    ),
  );
}

export const open = async () => {
  const view = renderScreen(<RecipientsPage />);
  await screen.findByRole('heading', { name: /All Recipients/ });
  return view;
};

/** Responds to a write with the given body and records the request. */
export const taking = (method: 'post' | 'put', path: string, body: unknown, status = 200) =>
  http[method](path, async ({ request }) => {
    state.sent = await request.json();
    return data(body, status);
  });
