import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicSearch, type PublicGift } from '@tuckaway/contract/search/public-search';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageCache } from '../../lib/navigation/page-cache.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { deviceShelf } from '../../lib/storage/device-shelf.ts';
import { buildAuth } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { AuthContext, type AuthValue } from '../auth/auth-context.ts';
import { SignInLauncher } from '../auth/sign-in/sign-in-launcher.tsx';
import { FindPage } from './find-page.tsx';
import type { PublicResults } from './public-search.calls.ts';

const WORDS = '*/api/v1/public/search';
const FINDER = '*/api/v1/public/finder';

const buildFound = (slug: string, overrides: Partial<PublicGift> = {}): PublicGift => ({
  slug,
  title: `Gift ${slug}`,
  price: 18,
  purchaseUrl: 'https://shop.example/search?q=mug',
  isAffiliate: false,
  retailer: 'Camp & Co',
  imageUrl: null,
  list: 'campers',
  reason: null,
  unmet: [],
  ...overrides,
});
const NOTHING: PublicResults = { gifts: [], giftTotal: 0, nextCursor: null, closestGifts: [], lists: [] };
const sixGifts = Array.from({ length: 6 }, (_, index) => buildFound(String(index + 1)));

let asked: URLSearchParams[];
function answer(path: string, found: (params: URLSearchParams) => Partial<PublicResults>) {
  server.use(
    http.get(path, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json({ data: { ...NOTHING, ...found(searchParams) } });
    }),
  );
}
beforeEach(() => {
  asked = [];
  pageCache.clear();
});

const visitor = () => buildAuth({ status: 'loading', user: null });

function open(at: string, auth: AuthValue = visitor()) {
  const page = (
    <AuthContext value={auth}>
      <SignInLauncher>
        <FindPage />
      </SignInLauncher>
    </AuthContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address, user: userEvent.setup() };
}

const heart = (slug: string) =>
  screen.findByRole('button', { name: `Tuck away Gift ${slug} on this device` });

it('asks the calls of the contract, whose addresses public pages write themselves', () => {
  expect([paths.publicSearch, paths.publicFinder]).toEqual([
    publicSearch.words.path,
    publicSearch.finder.path,
  ]);
});

describe('search', () => {
  it('shows gifts with price, reason, list and a link to the shop, and asks again for another sentence', async () => {
    const gift = buildFound('mug', { title: 'Enamel mug', reason: 'He camps.', isAffiliate: true });
    answer(WORDS, () => ({ gifts: [gift], giftTotal: 1 }));
    const { user, address } = open('/find');
    await user.type(screen.getByRole('searchbox'), '  dad camps {Enter}');
    const card = await screen.findByRole('article');
    expect(address()).toBe('/find?q=dad+camps');
    expect(screen.getByRole('heading', { name: '1 gift found' })).toBeInTheDocument();
    expect(card).toHaveTextContent('$18.00');
    expect(card).toHaveTextContent('He camps.');
    expect(within(card).getByRole('link', { name: /Enamel mug$/ })).toHaveAttribute(
      'href',
      '/lists/campers#mug',
    );
    const shop = within(card).getByRole('link', { name: /^Search at Camp & Co/ });
    expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'mom{Enter}');
    await waitFor(() => expect(asked.map((params) => params.get('query'))).toEqual(['dad camps', 'mom']));
  });

  it('shows what was understood, and takes it off with one press', async () => {
    const under = { kind: 'price' as const, label: 'Up to $50', words: 'under $50', without: 'mug' };
    answer(WORDS, (params) => ({
      gifts: [buildFound('mug')],
      giftTotal: 1,
      understood: params.get('query') === 'mug under $50' ? [under] : [],
    }));
    const { user, address } = open('/find?q=mug+under+%2450');
    expect(screen.getByRole('searchbox')).toHaveValue('mug under $50');
    await user.click(await screen.findByRole('link', { name: 'Remove Up to $50' }));
    expect(address()).toBe('/find?q=mug');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('mug'));
    expect(await screen.findByRole('heading', { name: '1 gift found' })).toHaveFocus();
  });

  it('shows the closest where nothing matches, with what each does not meet', async () => {
    answer(WORDS, () => ({ closestGifts: [buildFound('a', { unmet: ['Chess', 'Up to $10'] })] }));
    open('/find?q=chess');
    const closest = await screen.findByRole('region', { name: 'Closest matches' });
    expect(closest).toHaveTextContent('No match for Chess or Up to $10');
    expect(screen.getByRole('heading', { name: 'No gift is quite that' })).toBeInTheDocument();
  });

  it('continues by a button, and Back shows the loaded results without a request', async () => {
    answer(WORDS, (params) =>
      params.get('cursor') === 'next'
        ? { gifts: [buildFound('b')] }
        : { gifts: [buildFound('a')], giftTotal: 2, nextCursor: 'next' },
    );
    const { user, router } = open('/find?q=tea');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'Answer five questions instead' }));
    expect(screen.getByRole('heading', { name: "Who's it for?" })).toBeInTheDocument();
    await router.navigate(-1);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(asked).toHaveLength(2);
  });

  it('says that it failed and tries again, and repeats the sentence of a limit', async () => {
    answer(WORDS, () => ({ gifts: [buildFound('a')], giftTotal: 1 }));
    server.use(
      http.get(WORDS, () => HttpResponse.json({ detail: 'Please wait a minute.' }, { status: 429 }), {
        once: true,
      }),
    );
    const { user } = open('/find?q=tea');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

describe('the finder', () => {
  it('leads through five steps to gifts, whose choices come off again', async () => {
    answer(FINDER, () => ({ gifts: sixGifts, giftTotal: 6 }));
    const { user, address } = open('/find');
    const titles = [
      "Who's it for?",
      'Define the Bond',
      'Pick the Big day',
      'How Fancy?',
      'Pick their Playground',
    ];
    const options = ['For Her', 'Friends', 'Birthday', '<$50', 'Camper'];
    for (const [index, title] of titles.entries()) {
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: options[index]! }));
    }
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(address()).toBe(
      '/find?finder=1&gender=her&ageGroup=friends&event=birthday&priceRange=under-50&playground=camping',
    );
    await user.click(screen.getByRole('link', { name: 'Remove Camper' }));
    await waitFor(() => expect(asked.at(-1)?.has('playground')).toBe(false));
    expect(asked.at(-1)?.get('ageGroup')).toBe('friends');
  });
});

describe('tucking away on the device', () => {
  beforeEach(() => answer(WORDS, () => ({ gifts: sixGifts, giftTotal: 6 })));

  it('keeps five, says how many, and offers an account for the sixth', async () => {
    const { user } = open('/find?q=tea');
    for (const slug of ['1', '2', '3', '4', '5']) await user.click(await heart(slug));
    expect(
      screen.getByText('Tucked away on this device, 5 of 5', { selector: '[role=status]' }),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await heart('6'));
    expect(screen.getByRole('alert')).toHaveTextContent('5 gifts fit on this device. Sign in');
    expect(await heart('6')).toHaveAttribute('aria-pressed', 'false');
    expect(deviceShelf.gifts().map(({ slug }) => slug)).toEqual(['1', '2', '3', '4', '5']);
    await user.click(await heart('2'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(deviceShelf.gifts()).toHaveLength(4);
  });

  it('shows them on every visit, to be removed', async () => {
    deviceShelf.add(buildFound('9', { title: 'Camp lantern' }));
    const { user } = open('/find');
    await user.click(screen.getByRole('button', { name: 'Tucked away on this device, 1 of 5' }));
    const gifts = screen.getByRole('list', { name: 'Gifts on this device' });
    expect(within(gifts).getByRole('link', { name: 'Camp lantern' })).toHaveAttribute(
      'href',
      '/lists/campers#9',
    );
    await user.click(within(gifts).getByRole('button', { name: 'Remove Camp lantern from this device' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('ignores stored text that has not the form of a shelf', () => {
    localStorage.setItem('device_shelf', '{"gifts":[{"slug":4},null,"x"]}');
    expect(deviceShelf.gifts()).toEqual([]);
    localStorage.setItem('device_shelf', 'nonsense');
    expect(deviceShelf.gifts()).toEqual([]);
  });

  it('leads somebody who is signed in to the app, where they are asked again', async () => {
    deviceShelf.add(buildFound('9'));
    deviceShelf.putOff('7');
    const { user, address } = open('/find', buildAuth());
    await user.click(screen.getByRole('link', { name: 'Move to my gifts' }));
    expect(address()).toBe('/app');
    expect(deviceShelf.isOfferedTo('7')).toBe(true);
  });
});
