import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WAITS_FOR_CONNECTION } from '../../../features/gifts/waiting/waiting-gifts.ts';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { buildGift, data, problem } from '../../../test/gifts.ts';
import { server } from '../../../test/server.ts';
import {
  state,
  serveCapture,
  forgetWaitingGifts,
  KITE,
  found,
  creating,
  reading,
  openDialog,
  title,
} from './capture.fixture.tsx';

beforeEach(serveCapture);
afterEach(forgetWaitingGifts);

describe('several lines', () => {
  const LINES = `${KITE}\nWalnut bowl\nSocks`;
  const names = () =>
    within(screen.getByRole('list', { name: 'Gifts to create' }))
      .getAllByRole('textbox')
      .map((field) => (field as HTMLInputElement).value);

  async function pasteLines(text = LINES) {
    const view = await openDialog();
    await view.user.click(title());
    await view.user.paste(text);
    await screen.findByRole('list', { name: 'Gifts to create' });
    return view;
  }

  it('appear first and are then created once each', async () => {
    const { user } = await pasteLines();
    expect(await screen.findByText('shop.example · $12.50')).toBeVisible();
    expect(names()).toEqual(['Red kite', 'Walnut bowl', 'Socks']);
    expect(state.created).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Socks' }));
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText('2 gifts created successfully!')).toBeVisible();
    expect(state.created.map(({ body }) => body['title'])).toEqual(['Red kite', 'Walnut bowl']);
    expect(new Set(state.created.map(({ key }) => key)).size).toBe(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stay where they failed, and are sent again with their own keys', async () => {
    let isDown = true;
    server.use(
      creating(({ body }) =>
        body['title'] === 'Walnut bowl' && isDown
          ? problem(500)
          : data({ ...buildGift({ id: 77 }), notSaved: [] }, 201),
      ),
    );
    const { user } = await pasteLines();
    await user.click(screen.getByRole('button', { name: 'Create 3 gifts' }));
    expect(await screen.findByText(/^2 of 3 gifts were created\./)).toBeVisible();
    expect(names()).toEqual(['Walnut bowl']);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Create 1 gift' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bowls = state.created.filter(({ body }) => body['title'] === 'Walnut bowl');
    expect(bowls).toHaveLength(2);
    expect(new Set(bowls.map(({ key }) => key)).size).toBe(1);
  });

  it('need a name each: a missing one is reported under its field', async () => {
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.clear(screen.getByLabelText('Title 2'));
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(state.created.map(({ body }) => body['title'])).toEqual(['Walnut bowl']);
  });

  it('stop at 30, with a message about the rest', async () => {
    await pasteLines(Array.from({ length: 33 }, (_, index) => `Gift ${index + 1}`).join('\n'));
    expect(names()).toHaveLength(30);
    expect(screen.getByText(/At most 30 at once: the last 3 were left off\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create 30 gifts' })).toBeVisible();
  });

  it('fill the last page, with a pause where the server asks for one', async () => {
    let isBusy = true;
    const tooMany = () =>
      HttpResponse.json({ status: 429 }, { status: 429, headers: { 'Retry-After': '1' } });
    server.use(
      reading((url) => {
        const isRefused = isBusy && url.endsWith('blue-kite');
        if (isRefused) isBusy = false;
        return isRefused ? tooMany() : data({ ...found, title: `Page of ${url.slice(18)}` });
      }),
    );
    await pasteLines('https://a.example/red-kite\nhttps://a.example/blue-kite\nhttps://a.example/sled');
    expect(
      await screen.findByText(/1 of 3 pages are read\. A few pages can be read each minute/),
    ).toBeVisible();
    await waitFor(
      () => expect(names()).toEqual(['red-kite', 'blue-kite', 'sled'].map((n) => `Page of ${n}`)),
      {
        timeout: 4000,
      },
    );
  });

  it('stay when the session ends while they are sent', async () => {
    server.use(
      creating(() => problem(401)),
      http.post('/api/v1/auth/refresh', () => problem(401)),
    );
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText(/Yours is kept on this device until you sign in again/)).toBeVisible();
    expect(await deviceStore.unsaved(7)).toHaveLength(2);
    expect(state.created).toHaveLength(1);
  });

  const created = () => data({ ...buildGift({ id: 77 }), notSaved: [] }, 201);
  const goes = (connection: 'online' | 'offline') =>
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(connection === 'online');
  const isStale = ({ queryClient }: Awaited<ReturnType<typeof pasteLines>>, key: readonly string[]) =>
    queryClient.getQueryState(key)?.isInvalidated;
  /** Opens the dialog over screens that show saved and waiting gifts. */
  async function pasteOverSaved(text: string) {
    const view = await pasteLines(text);
    for (const key of [KEYS.savedGifts, KEYS.waitingGifts]) view.queryClient.setQueryData(key, []);
    return view;
  }

  it('count each as created or kept when the connection is lost midway', async () => {
    server.use(
      creating(() => {
        if (state.created.length === 2) goes('offline');
        return created();
      }),
    );
    const view = await pasteOverSaved('Walnut bowl\nSocks\nRed kite');
    await view.user.click(screen.getByRole('button', { name: 'Create 3 gifts' }));
    expect(await screen.findByText('2 gifts created successfully!')).toBeVisible();
    expect(screen.getByText(WAITS_FOR_CONNECTION)).toBeVisible();
    expect(await deviceStore.unsaved(7)).toMatchObject([{ body: { title: 'Red kite' } }]);
    await waitFor(() => expect(isStale(view, KEYS.savedGifts)).toBe(true));
    expect(isStale(view, KEYS.waitingGifts)).toBe(true);
  });

  it('count each as kept or created when the connection comes back midway', async () => {
    goes('offline');
    const put = deviceStore.putUnsaved.bind(deviceStore);
    vi.spyOn(deviceStore, 'putUnsaved').mockImplementation(async (entry) => {
      await put(entry);
      goes('online');
    });
    const view = await pasteOverSaved('Walnut bowl\nSocks');
    await view.user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(screen.getByText(WAITS_FOR_CONNECTION)).toBeVisible();
    expect(await deviceStore.unsaved(7)).toMatchObject([{ body: { title: 'Walnut bowl' } }]);
    await waitFor(() => expect(isStale(view, KEYS.waitingGifts)).toBe(true));
    expect(isStale(view, KEYS.savedGifts)).toBe(true);
  });

  it('say that one was kept, not created, where another one needs a name', async () => {
    goes('offline');
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.clear(screen.getByLabelText('Title 2'));
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText(/^1 of 2 gifts were kept on this device\./)).toBeVisible();
  });

  it('show the reason the server gives for refusing one', async () => {
    const full = 'You have 2,000 gifts, which is as many as one account can keep.';
    server.use(creating(() => problem(409, full)));
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findAllByText(full)).toHaveLength(2);
  });

  it('get a typed tag, which is created once for all of them', async () => {
    const tagNames: unknown[] = [];
    server.use(
      http.post('/api/v1/tags', async ({ request }) => {
        tagNames.push(await request.json());
        return data({ id: 8, name: 'cozy' }, 201);
      }),
    );
    const { user } = await pasteLines('Walnut bowl\nSocks\nRed kite');
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'cozy');
    await user.click(screen.getByRole('button', { name: 'Create 3 gifts' }));
    expect(await screen.findByText('3 gifts created successfully!')).toBeVisible();
    expect(tagNames).toHaveLength(1);
    expect(state.created.map(({ body }) => body['tagIds'])).toEqual([[8], [8], [8]]);
  });

  it('stay, all of them, where a typed tag cannot be created', async () => {
    server.use(http.post('/api/v1/tags', () => problem(500)));
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'cozy');
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText(/^None of these gifts could be created\./)).toBeVisible();
    expect(screen.getByText('Failed to create tag')).toBeVisible();
    expect(names()).toEqual(['Walnut bowl', 'Socks']);
    expect(state.created).toEqual([]);
  });
});
