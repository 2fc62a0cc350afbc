import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { logoutPending } from '../../../lib/storage/browser-storage.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { recentSearches } from '../../../lib/storage/recent-searches.ts';
import { testUser } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { clearDevice, loadUser } from './session.ts';

const validating = (respond: () => Response) => server.use(http.get('/api/v1/auth/validate', respond));
const offline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  validating(() => HttpResponse.error());
};

afterEach(async () => {
  vi.restoreAllMocks();
  await deviceStore.forgetOwner({ alsoUnsaved: true });
});

it('without a connection, the session is that of the device’s owner', async () => {
  await deviceStore.setOwner(testUser);
  offline();
  expect(await loadUser()).toEqual(testUser);
});

it('without a connection, an owner that an older build stored in another form is not used', async () => {
  const { name: _name, ...older } = testUser;
  await deviceStore.setOwner(older as typeof testUser);
  offline();
  await expect(loadUser()).rejects.toMatchObject({ kind: 'network' });
});

it('without a connection and without an owner, the session is unknown', async () => {
  offline();
  await expect(loadUser()).rejects.toMatchObject({ kind: 'network' });
});

it('the answer of the server counts, also one that reports a busy server', async () => {
  await deviceStore.setOwner(testUser);
  validating(() => HttpResponse.json({ data: { authenticated: false, user: null } }));
  expect(await loadUser()).toBeNull();
  validating(() => HttpResponse.json({}, { status: 429 }));
  await expect(loadUser()).rejects.toMatchObject({ status: 429 });
});

it('after a sign-out that has not reached the server, there is no session', async () => {
  await deviceStore.setOwner(testUser);
  logoutPending.set();
  server.use(http.delete('/api/v1/auth/logout', () => HttpResponse.error()));
  offline();
  expect(await loadUser()).toBeNull();
});

it.each([true, false])(
  'nothing of the person is on the device after the session (signed out: %s)',
  async (signedOut) => {
    await deviceStore.setOwner(testUser);
    recentSearches.remember(7, 'kites');
    await clearDevice(signedOut);
    expect(await deviceStore.owner()).toBeUndefined();
    expect(recentSearches.read(7)).toEqual([]);
  },
);
