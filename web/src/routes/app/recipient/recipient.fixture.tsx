import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { Circle } from '@tuckaway/contract/sharing/circles';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { data } from '../../../test/gifts.ts';
import { buildDay, buildRecipient, buildDayOccurrence, upcomingDays } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import RecipientPage from './recipient.tsx';

const category = (slug: string, name: string) => ({ id: 1, slug, name, color: 'moss', icon: '' });

/** Responses of the server, and the writes it received. */
export const state = {
  ann: buildRecipient(),
  days: [] as RecipientDay[],
  gifts: [] as RecipientGift[],
  sent: [] as [string, unknown][],
  circle: null as Circle | null,
};

export const taking = (method: 'post' | 'put', path: string, answer: () => unknown) =>
  http[method](path, async ({ request }) => {
    state.sent.push([new URL(request.url).pathname, await request.json()]);
    return data(answer());
  });

/** Ann with a birthday, and nothing tucked away. */
export function serveAnn() {
  state.ann = buildRecipient();
  state.days = [buildDay()];
  state.gifts = [];
  state.sent = [];
  state.circle = null;
  server.use(
    upcomingDays([buildDayOccurrence({ readiness: 'idea' })]),
    http.get('/api/v1/recipients/3', () => data(state.ann)),
    http.get('/api/v1/recipients/3/days', () => data(state.days)),
    http.get('/api/v1/recipients/3/ideas', () => data([])),
    http.get('/api/v1/recipients/3/circle', () => data(state.circle)),
    http.get('/api/v1/recipient-gifts', () => data(state.gifts)),
    http.get('/api/v1/recipient-gifts/given-before', () => data([])),
    http.get('/api/v1/categories/relationships', () => data([category('mother', 'Mother')])),
    http.get('/api/v1/categories/interests', () =>
      data([category('gardening', 'Gardening'), category('tea', 'Tea')]),
    ),
    taking('put', '/api/v1/recipient-gifts/:id', () => state.gifts[0]),
  );
}

export const open = async () => {
  const view = renderScreen(<RecipientPage />, {
    at: '/app/recipients/3',
    path: '/app/recipients/:recipientId',
  });
  await screen.findByRole('heading', { name: 'Days' });
  return view;
};

type User = Awaited<ReturnType<typeof open>>['user'];

/** In the menu of a thing on the page. */
export async function choose(user: User, thing: RegExp, name: string | RegExp) {
  await user.click(screen.getByRole('button', { name: thing }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
