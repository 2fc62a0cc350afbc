import 'fake-indexeddb/auto';
import { reminders } from '@tuckaway/contract/people/reminders';
import { tags } from '@tuckaway/contract/gifts/tags';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { data, problem } from '../../test/gifts.ts';
import { testUser } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { api, setOfflineReader } from './api.ts';
import { connection, setServerReached } from './connection.ts';
import { deviceStore } from '../storage/device-store.ts';
import { offlineReaderFor } from './offline-cache.ts';
import { RETRY } from './retry.ts';

const cozy = { id: 5, name: 'cozy', giftCount: 1 };
let stop = () => {};
const signIn = (user = testUser) => (stop = setOfflineReader(offlineReaderFor(user)));
const read = () => api(tags.list, {}, { retry: RETRY.never });
const serves = (response: () => Response) => server.use(http.get('/api/v1/tags', response));

afterEach(async () => {
  stop();
  setServerReached(true);
  vi.restoreAllMocks();
  await deviceStore.forgetOwner({ alsoUnsaved: true });
});

const kept = () =>
  waitFor(async () => expect(await deviceStore.response(7, '/api/v1/tags')).toEqual({ data: [cozy] }));

it('responds with what was read last while the server cannot be reached, and says so', async () => {
  signIn();
  serves(() => data([cozy]));
  await read();
  await kept();
  serves(() => HttpResponse.error());
  expect(await read()).toEqual([cozy]);
  expect(connection()).toBe('unreachable');
  serves(() => data([]));
  expect(await read()).toEqual([]);
  expect(connection()).toBe('online');
});

it('responds with what was read last where the session cannot be renewed without a connection', async () => {
  signIn();
  serves(() => data([cozy]));
  await read();
  await kept();
  serves(() => problem(401));
  server.use(http.post('/api/v1/auth/refresh', () => HttpResponse.error()));
  expect(await read()).toEqual([cozy]);
  expect(connection()).toBe('unreachable');
});

it('tries a server that is known to be unreachable once, and returns the cached response', async () => {
  signIn();
  serves(() => data([cozy]));
  await read();
  await kept();
  setServerReached(false);
  const asked = vi.fn<() => Response>(() => HttpResponse.error());
  serves(asked);
  expect(await api(tags.list, {})).toEqual([cozy]);
  expect(asked).toHaveBeenCalledOnce();
});

it('a write that gets through ends the state of an unreachable server', async () => {
  signIn();
  setServerReached(false);
  server.use(http.post('/api/v1/tags', () => data(cozy)));
  await api(tags.create, { body: { name: 'cozy' } });
  expect(connection()).toBe('online');
});

it('does not even try without a connection', async () => {
  signIn();
  serves(() => data([cozy]));
  await read();
  await kept();
  const asked = vi.fn<() => Response>(() => data([]));
  serves(asked);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await read()).toEqual([cozy]);
  expect(asked).not.toHaveBeenCalled();
});

it('says what is wrong where nothing was read before, or where the server refuses', async () => {
  signIn();
  serves(() => HttpResponse.error());
  await expect(read()).rejects.toMatchObject({ kind: 'network' });
  serves(() => data([cozy]));
  await read();
  await kept();
  serves(() => problem(500));
  await expect(read()).rejects.toMatchObject({ status: 500 });
});

it('treats a response that an older build stored in another form as not stored, and keeps unsent gifts', async () => {
  signIn();
  serves(() => data([cozy]));
  await read();
  await kept();
  const waiting = { key: 'a', userId: 7, title: 'Kite' };
  await deviceStore.putUnsaved(waiting);
  await deviceStore.putResponse(7, '/api/v1/tags', { data: [{ id: 5, name: 'cozy' }] });
  serves(() => HttpResponse.error());
  await expect(read()).rejects.toMatchObject({ kind: 'network' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(read()).rejects.toMatchObject({ kind: 'network' });
  expect(await deviceStore.unsaved(7)).toEqual([waiting]);
});

it('stores no secret address', async () => {
  signIn();
  const settings = { timeZone: null, byMail: true, leads: [7], evenWhenBought: false, canMail: true };
  server.use(
    http.get('/api/v1/me/reminders', () => data({ ...settings, calendarUrl: '/calendar/secret.ics' })),
    http.get('/api/v1/tags', () => data([cozy])),
  );
  await api(reminders.settings, {});
  // Stored after the settings would have been.
  await read();
  await kept();
  expect(await deviceStore.response(7, '/api/v1/me/reminders')).toBeUndefined();
});

it('shows one person nothing of another', async () => {
  signIn();
  serves(() => data([cozy]));
  await read();
  await kept();
  stop();
  signIn({ ...testUser, id: '8' });
  serves(() => HttpResponse.error());
  await expect(read()).rejects.toMatchObject({ kind: 'network' });
});
