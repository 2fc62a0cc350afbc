import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingNotice } from '../../../features/gifts/create/waiting-notice.tsx';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { buildGift, buildGiftList, data, favorites, myLists, problem } from '../../../test/gifts.ts';
import { comingUp } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import AddPage from '../add/add.tsx';
import { useCreateDialogs } from './create-dialogs.tsx';
import { CreateMenu } from './create-menu.tsx';
import { useSendWaitingGifts } from '../shell/send-waiting-gifts.ts';

const ann = { id: 3, name: 'Ann', email: null, userId: 7, plannedCount: 0, givenCount: 0 };
const KITE = 'https://shop.example/toys/red-kite';
const found = { title: 'Red kite', description: null, price: 12.5, currency: null, imageUrl: null };

interface Call {
  body: Record<string, unknown>;
  key: string | null;
}
let created: Call[];
let read: string[];

/** Records created gifts, then responds. */
const creating = (respond: (call: Call) => Response | Promise<Response>) =>
  http.post('/api/v1/gifts/with-saved-gift', async ({ request }) => {
    const call = {
      body: (await request.json()) as Call['body'],
      key: request.headers.get('Idempotency-Key'),
    };
    created.push(call);
    return respond(call);
  });
const reading = (respond: (url: string) => Response | Promise<Response>) =>
  http.post('/api/v1/link-previews', async ({ request }) => {
    const { url } = (await request.json()) as { url: string };
    read.push(url);
    return respond(url);
  });

beforeEach(() => {
  created = [];
  read = [];
  server.use(
    comingUp(),
    http.get('/api/v1/tags', () => data([])),
    http.get('/api/v1/recipients', () => data([ann])),
    myLists([favorites, buildGiftList({ id: 9, title: 'Birthday' })]),
    creating(() => data({ ...buildGift({ id: 77 }), notSaved: [] }, 201)),
    reading(() => data(found)),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  // A form that is still open is kept when its page goes away.
  cleanup();
  await deviceStore.forgetOwner({ alsoWaiting: true });
});

async function openDialog(at = '/app') {
  const view = renderScreen(<CreateMenu />, { at });
  await view.user.click(screen.getByRole('button', { name: 'Create' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Create Gift' }));
  await screen.findByRole('dialog', { name: 'Create Gift' });
  return view;
}

const title = () => screen.getByLabelText('Title');
const send = () => screen.getByRole('button', { name: 'Create Gift' });

describe('a link', () => {
  it('fills in title and price by itself, and one press creates the gift', async () => {
    const { user } = await openDialog();
    expect(screen.getByLabelText('Paste a link or write a name')).toBe(title());
    await user.click(title());
    await user.paste(KITE);
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    expect(title()).toHaveValue('Red kite');
    await user.click(send());
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(created.map(({ body }) => body)).toEqual([
      { title: 'Red kite', price: 12.5, purchaseUrl: KITE, description: null, createdById: 7 },
    ]);
  });

  it('that was typed is taken at Enter, which does not send the form yet', async () => {
    const { user } = await openDialog();
    await user.type(title(), `${KITE}{Enter}`);
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    expect(created).toEqual([]);
  });

  it('never blocks: what is typed meanwhile stays, and can be saved', async () => {
    let finish = () => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    server.use(reading(() => gate.then(() => data(found))));
    const { user } = await openDialog();
    await user.click(title());
    await user.paste(KITE);
    expect(await screen.findByText('Reading the page at shop.example...')).toBeVisible();
    await user.type(title(), 'Kite for Ann');
    finish();
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    expect(title()).toHaveValue('Kite for Ann');
  });

  it('whose page cannot be read leaves a form to complete by hand', async () => {
    server.use(reading(() => problem(422)));
    const { user } = await openDialog();
    await user.click(title());
    await user.paste(KITE);
    expect(
      await screen.findByText('Nothing could be read from this page. Fill in the rest yourself.'),
    ).toBeVisible();
    expect(title()).toHaveValue('Red kite');
    await user.click(send());
    await waitFor(() => expect(created[0]?.body).toMatchObject({ title: 'Red kite', purchaseUrl: KITE }));
  });

  it('with another currency says that the price is missing', async () => {
    server.use(reading(() => data({ ...found, price: null, currency: 'EUR' })));
    const { user } = await openDialog();
    await user.click(title());
    await user.paste(KITE);
    expect(await screen.findByText(/price in dollars \(it is in EUR there\)/)).toBeVisible();
  });
});

it('needs no more than a name', async () => {
  const { user } = await openDialog();
  await user.type(title(), 'A kite{Enter}');
  await waitFor(() => expect(created[0]?.body).toMatchObject({ title: 'A kite', price: null }));
  expect(read).toEqual([]);
});

it('unfolds where something in the folded fields is wrong', async () => {
  const { user } = await openDialog();
  server.use(
    creating(() =>
      HttpResponse.json(
        { errors: [{ path: '/price', message: 'Please enter a valid price' }] },
        { status: 422 },
      ),
    ),
  );
  await user.type(title(), 'A kite{Enter}');
  expect(await screen.findByText('Please enter a valid price')).toBeVisible();
});

it('is for the person whose page is open', async () => {
  await openDialog('/app/recipients/3');
  expect(await screen.findByText('Ann')).toBeVisible();
});

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

  it('are shown first, then created once each', async () => {
    const { user } = await pasteLines();
    expect(await screen.findByText('shop.example · $12.50')).toBeVisible();
    expect(names()).toEqual(['Red kite', 'Walnut bowl', 'Socks']);
    expect(created).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Socks' }));
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText('2 gifts created successfully!')).toBeVisible();
    expect(created.map(({ body }) => body['title'])).toEqual(['Red kite', 'Walnut bowl']);
    expect(new Set(created.map(({ key }) => key)).size).toBe(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of which some fail: says so, keeps those, and sends them again with their own keys', async () => {
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
    const bowls = created.filter(({ body }) => body['title'] === 'Walnut bowl');
    expect(bowls).toHaveLength(2);
    expect(new Set(bowls.map(({ key }) => key)).size).toBe(1);
  });

  it('without a name for one: says so under it', async () => {
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.clear(screen.getByLabelText('Title 2'));
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(created.map(({ body }) => body['title'])).toEqual(['Walnut bowl']);
  });

  it('are at most 30, and the rest are told', async () => {
    await pasteLines(Array.from({ length: 33 }, (_, index) => `Gift ${index + 1}`).join('\n'));
    expect(names()).toHaveLength(30);
    expect(screen.getByText(/At most 30 at once: the last 3 were left off\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create 30 gifts' })).toBeVisible();
  });

  it('are read to the last page, with a pause where the server asks for one', async () => {
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

  it('are kept when the session ends while they are sent', async () => {
    server.use(creating(() => problem(401)));
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findByText(/Yours is kept on this device until you sign in again/)).toBeVisible();
    expect(await deviceStore.waiting(7)).toHaveLength(2);
    expect(created).toHaveLength(1);
  });

  it('show the reason the server gives for refusing one', async () => {
    const full = 'You have 2,000 gifts, which is as many as one account can keep.';
    server.use(creating(() => problem(409, full)));
    const { user } = await pasteLines('Walnut bowl\nSocks');
    await user.click(screen.getByRole('button', { name: 'Create 2 gifts' }));
    expect(await screen.findAllByText(full)).toHaveLength(2);
  });
});

describe('without a connection', () => {
  function Waiting() {
    const { openCreateGift } = useCreateDialogs();
    useSendWaitingGifts();
    return (
      <>
        <WaitingNotice onContinue={(continued) => openCreateGift({ continued })} />
        <CreateMenu />
      </>
    );
  }
  const goes = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  };

  async function fillIn() {
    const view = renderScreen(<Waiting />);
    await view.user.click(screen.getByRole('button', { name: 'Create' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Create Gift' }));
    await screen.findByRole('dialog', { name: 'Create Gift' });
    await view.user.type(title(), 'A kite');
    return view;
  }

  it('a gift is kept on the device, also over a reload, and saved once when the connection is back', async () => {
    goes('offline');
    const { user, unmount } = await fillIn();
    await user.click(send());
    expect(await screen.findByText('1 gift is kept on this device and not saved yet.')).toBeVisible();
    expect(created).toEqual([]);
    unmount();
    renderScreen(<Waiting />);
    expect(await screen.findByText('1 gift is kept on this device and not saved yet.')).toBeVisible();
    goes('online');
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(created).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/kept on this device and/)).toBeNull());
  });

  it('a gift is kept on the device when the session has ended, and saved after the next sign-in', async () => {
    let hasSession = false;
    server.use(
      creating(() => (hasSession ? data({ ...buildGift({ id: 77 }), notSaved: [] }, 201) : problem(401))),
    );
    const { user, unmount } = await fillIn();
    await user.click(send());
    expect(await screen.findByText(/Yours is kept on this device until you sign in again/)).toBeVisible();
    expect(await deviceStore.waiting(7)).toHaveLength(1);
    unmount();
    hasSession = true;
    renderScreen(<Waiting />);
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    await waitFor(async () => expect(await deviceStore.waiting(7)).toEqual([]));
  });

  it('what was typed is kept when the session ends before it is sent, and offered after the next sign-in', async () => {
    const { user, unmount } = await fillIn();
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.type(screen.getByLabelText('Notes'), 'The red one');
    unmount();
    await waitFor(async () => expect(await deviceStore.waiting(7)).toHaveLength(1));
    const again = renderScreen(<Waiting />);
    expect(await screen.findByText('“A kite” was kept when your session ended.')).toBeVisible();
    expect(created).toEqual([]);
    await again.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog', { name: 'Create Gift' });
    expect(title()).toHaveValue('A kite');
    await again.user.click(screen.getByRole('button', { name: 'More details' }));
    expect(screen.getByLabelText('Notes')).toHaveValue('The red one');
    await again.user.click(send());
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/was kept when your session ended/)).toBeNull());
    again.unmount();
    expect(await deviceStore.waiting(7)).toEqual([]);
  });

  it('a discarded form is not kept', async () => {
    const { user, unmount } = await fillIn();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    expect(await deviceStore.waiting(7)).toEqual([]);
  });

  it('a gift whose response was lost keeps its key when it is kept for later', async () => {
    let isDown = true;
    server.use(
      creating(() => (isDown ? HttpResponse.error() : data({ ...buildGift({ id: 77 }), notSaved: [] }, 201))),
    );
    const { user } = await fillIn();
    await user.click(send());
    expect(await screen.findByText('Failed to create gift. Please try again.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Keep it here and save it later' }));
    expect(await screen.findByText('Gift created successfully!')).toBeVisible();
    expect(created.length).toBeGreaterThan(1);
    expect(new Set(created.map(({ key }) => key)).size).toBe(1);
  });

  it('a gift that is refused later is told, and can be removed', async () => {
    goes('offline');
    server.use(creating(() => problem(422)));
    const { user } = await fillIn();
    await user.click(send());
    await screen.findByText('1 gift is kept on this device and not saved yet.');
    goes('online');
    expect(await screen.findByText(/“A kite” is not saved\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByText(/is not saved/)).toBeNull());
    expect(await deviceStore.waiting(7)).toEqual([]);
  });
});

describe('what another app shares', () => {
  const open = (query: string) =>
    renderScreen(<AddPage />, { at: `/app/add?${new URLSearchParams(query)}`, path: '/app/add' });

  it('fills in the form; the server reads nothing and creates nothing before a press', async () => {
    const { user } = open(`title=Kites&url=${encodeURIComponent(KITE)}`);
    const readPage = await screen.findByRole('button', { name: 'Read the page' });
    expect(title()).toHaveValue('Kites');
    expect(read).toEqual([]);
    await user.click(readPage);
    expect(await screen.findByText(/Found at shop\.example/)).toBeVisible();
    // The page itself knows better than the tab's title.
    expect(title()).toHaveValue('Red kite');
    expect(created).toEqual([]);
    await user.click(send());
    await waitFor(() => expect(created).toHaveLength(1));
    expect(await screen.findByText(/^That is done\./)).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/app\/add$/));
  });

  it('is the name where there is no link', async () => {
    open('text=A red kite');
    expect(await screen.findByLabelText('Title')).toHaveValue('A red kite');
    expect(read).toEqual([]);
  });
});
