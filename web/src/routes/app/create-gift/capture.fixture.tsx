import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { http } from 'msw';
import { vi } from 'vitest';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { buildGift, buildGiftList, data, favorites, myLists } from '../../../test/gifts.ts';
import { upcomingDays } from '../../../test/people.ts';
import { renderScreen, testUser } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { CreateMenu } from './create-menu.tsx';

const ann = { id: 3, name: 'Ann', email: null, userId: 7, plannedCount: 0, givenCount: 0 };

export const KITE = 'https://shop.example/toys/red-kite';

export const found = { title: 'Red kite', description: null, price: 12.5, currency: null, imageUrl: null };

interface Call {
  body: Record<string, unknown>;
  key: string | null;
}

/** Requests that the server received. */
export const state = {
  created: [] as Call[],
  read: [] as string[],
};

/** Records created gifts, then responds. */
export const creating = (respond: (call: Call) => Response | Promise<Response>) =>
  http.post('/api/v1/gifts/with-saved-gift', async ({ request }) => {
    const call = {
      body: (await request.json()) as Call['body'],
      key: request.headers.get('Idempotency-Key'),
    };
    state.created.push(call);
    return respond(call);
  });

export const reading = (respond: (url: string) => Response | Promise<Response>) =>
  http.post('/api/v1/link-previews', async ({ request }) => {
    const { url } = (await request.json()) as { url: string };
    state.read.push(url);
    return respond(url);
  });

/** A server that creates gifts and reads pages, and a device of the signed-in user. */
export async function serveCapture() {
  state.created = [];
  state.read = [];
  server.use(
    upcomingDays(),
    http.get('/api/v1/tags', () => data([])),
    http.get('/api/v1/recipients', () => data([ann])),
    myLists([favorites, buildGiftList({ id: 9, title: 'Birthday' })]),
    creating(() => data({ ...buildGift({ id: 77 }), notSaved: [] }, 201)),
    reading(() => data(found)),
  );
  await deviceStore.setOwner(testUser);
}

/** Closes open forms and empties the device's store. */
export async function forgetWaitingGifts() {
  vi.restoreAllMocks();
  // A form that is still open is kept when its page goes away.
  cleanup();
  await deviceStore.forgetOwner({ alsoUnsaved: true });
}

export async function openDialog(at = '/app') {
  const view = renderScreen(<CreateMenu />, { at });
  await view.user.click(screen.getByRole('button', { name: 'Create' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Create Gift' }));
  await screen.findByRole('dialog', { name: 'Create Gift' });
  return view;
}

export const title = () => screen.getByLabelText('Title');

export const send = () => screen.getByRole('button', { name: 'Create Gift' });
