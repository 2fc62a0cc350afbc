import { screen } from '@testing-library/react';
import type { FinderResult } from '@tuckaway/contract/search/search';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SearchResultsPage from '../../routes/app/search/search-results.tsx';
import { buildGiftList, data } from '../../test/gifts.ts';
import { upcomingDays } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { FinderInvitation } from './finder-invitation.tsx';

// jsdom has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

afterEach(() => vi.restoreAllMocks());

beforeEach(() =>
  server.use(
    upcomingDays(),
    http.get('/api/v1/recipients', () => data([])),
  ),
);

async function openFinder() {
  const view = renderScreen(<FinderInvitation />);
  await view.user.click(screen.getByRole('button', { name: /Gift finder/ }));
  const at = (title: string) => screen.findByRole('heading', { name: title });
  const choose = (name: string) => view.user.click(screen.getByRole('button', { name }));
  await at("Who's it for?");
  return { ...view, at, choose };
}

describe('Gift-finder wizard', () => {
  it('leads through five steps into results that carry the choices', async () => {
    const { at, choose } = await openFinder();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await choose('For Her');
    await at('Define the Bond');
    await choose('Friends');
    await at('Pick the Big day');
    await choose('Birthday');
    await at('How Fancy?');
    await choose('<$50');
    await at('Pick their Playground');
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    await choose('Baking');
    expect(log).toHaveBeenCalledWith('Gift finder choices', {
      gender: 'her',
      ageGroup: 'friends',
      event: 'birthday',
      priceRange: 'under-50',
      playground: 'baking',
    });
    expect(screen.getByTestId('address').textContent).toBe(
      '/app/search/results?finder=1&gender=her&ageGroup=friends&event=birthday&priceRange=under-50&playground=baking',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers every option of every step', async () => {
    const { choose } = await openFinder();
    const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names()).toEqual(['For Her', 'For Him', 'For Everyone else']);
    await choose('Skip');
    expect(names()).toEqual(
      'Infants Toddlers Kids Teens Adolescents Friends Family Relatives Acquaintance'.split(' '),
    );
    await choose('Skip');
    expect(names()).toEqual(['Birthday', 'Wedding Anniversary', 'Thank you', 'Christmas', 'Thanksgiving']);
    await choose('Skip');
    expect(names()).toEqual(['<$25', '<$50', '<$100', '$100+']);
    await choose('Skip');
    expect(names()).toEqual([
      'Plant lover',
      'Geek',
      'Camper',
      'Adventurer',
      'Gamer',
      'Gardening',
      'Baking',
      'Chef',
    ]);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await choose('More');
    expect(names().slice(8)).toEqual([
      'Reading',
      'Music',
      'Art',
      'Crafts',
      'Fitness',
      'Wellness',
      'Coffee & Tea',
      'Home',
      'Travel',
      'Photography',
      'Pets',
      'Style',
    ]);
    await choose('Fewer');
    expect(names()).toHaveLength(8);
    await choose('Search');
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?finder=1');
  });

  it('takes a day of one’s own, once there is one', async () => {
    const { user, at, choose } = await openFinder();
    await choose('Skip');
    await choose('Skip');
    const box = screen.getByLabelText('Another day');
    await user.type(box, '   ');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await user.type(box, 'Retirement');
    await choose('Continue');
    await at('How Fancy?');
    await choose('Back');
    expect(screen.getByLabelText('Another day')).toHaveValue('Retirement');
  });

  it('takes an interest from behind More', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { choose } = await openFinder();
    for (let step = 0; step < 4; step++) await choose('Skip');
    await choose('More');
    await choose('Photography');
    expect(screen.getByTestId('address').textContent).toBe(
      '/app/search/results?finder=1&playground=photography',
    );
  });

  it('starts over whenever it is opened', async () => {
    const { user, at, choose } = await openFinder();
    await choose('For Him');
    await at('Define the Bond');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /Gift finder/ }));
    await at("Who's it for?");
    expect(screen.getByRole('button', { name: 'For Him' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the address of the results', () => {
  beforeEach(() =>
    server.use(http.get('*/api/v1/categories/:master', () => HttpResponse.json({ data: [] }))),
  );
  const gift = {
    id: 9,
    title: 'Bread stamp',
    price: 14,
    purchaseUrl: null,
    isAffiliate: false,
    retailer: null,
    description: null,
    imageUrl: null,
    createdById: null,
    createdByType: 'SYSTEM' as const,
    isSaved: false,
    reason: 'Baking for friends; crafts, too',
  };

  const buildResult = (changes: Partial<FinderResult>): FinderResult => ({
    gifts: [],
    giftLists: [],
    giftTotal: 0,
    giftListTotal: 0,
    closestGifts: [],
    otherLists: [],
    unknownFilters: [],
    nextCursor: null,
    nextListCursor: null,
    ...changes,
  });

  it('says why each gift fits; chips take choices away', async () => {
    const result = buildResult({ gifts: [gift], giftTotal: 1 });
    server.use(http.get('*/api/v1/search/finder', () => HttpResponse.json({ data: result })));
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?finder=1&gender=her&playground=baking',
    });
    expect(await screen.findByText('Baking for friends; crafts, too')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove For Her' }));
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?finder=1&playground=baking');
  });

  it('names an interest from behind More', async () => {
    server.use(http.get('*/api/v1/search/finder', () => HttpResponse.json({ data: buildResult({}) })));
    renderScreen(<SearchResultsPage />, { at: '/app/search/results?finder=1&playground=coffee-tea' });
    expect(await screen.findByRole('button', { name: 'Remove Coffee & Tea' })).toBeVisible();
  });

  it('shows lists too, combines with the filters, and clears choices and filters at once', async () => {
    const asked: string[] = [];
    const list = buildGiftList({ title: 'Rainy-day bakers' });
    const result = buildResult({
      gifts: [gift],
      giftLists: [list],
      giftTotal: 912,
      giftListTotal: 1,
      nextCursor: 'a',
    });
    server.use(
      http.get('*/api/v1/search/finder', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ data: result });
      }),
    );
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?finder=1&playground=baking&occasion=christmas',
    });
    expect(await screen.findByText('913 results found')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gift Lists (1)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gifts (912)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'By Price' }));
    await user.click(screen.getByRole('checkbox', { name: 'Under $25' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByTestId('address').textContent).toBe(
      '/app/search/results?finder=1&playground=baking&occasion=christmas&price=under-25',
    );
    expect(asked.at(-1)).toBe('?playground=baking&occasion=christmas&price=under-25');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?finder=1');
  });
});
