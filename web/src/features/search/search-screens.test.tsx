import { screen, waitFor, within } from '@testing-library/react';
import type { Category } from '@tuckaway/contract/gifts/categories';
import type { SearchResult } from '@tuckaway/contract/search/search';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import SearchResultsPage from '../../routes/app/search/search-results.tsx';
import SearchPage from '../../routes/app/search/search.tsx';
import { buildGift, buildGiftList } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';

const category = (id: number, name: string, masterCategory: Category['masterCategory']): Category => ({
  id,
  name,
  slug: name.toLowerCase(),
  color: 'rose',
  icon: '/pictures/categories/x-320.webp',
  masterCategory,
});
const NOTHING: SearchResult = {
  gifts: [],
  giftLists: [],
  giftTotal: 0,
  giftListTotal: 0,
  correctedQuery: null,
  understood: [],
  ignoredWords: [],
  notes: [],
  closestGifts: [],
  otherLists: [],
  unknownFilters: [],
  nextCursor: null,
  nextListCursor: null,
};
const MUG = { ...buildGift({ id: 5, title: 'Enamel camp mug', price: 18, purchaseUrl: null }), reason: null };
const FOUND: SearchResult = { ...NOTHING, gifts: [MUG], giftTotal: 1 };

/** What the server was asked, in order. */
let asked: string[];
function answerSearch(result: SearchResult | 'broken') {
  server.use(
    http.get('*/api/v1/search', ({ request }) => {
      asked.push(new URL(request.url).search);
      return result === 'broken'
        ? HttpResponse.json({}, { status: 400 })
        : HttpResponse.json({ data: result });
    }),
  );
}

beforeEach(() => {
  asked = [];
  server.use(
    http.get('*/api/v1/categories/occasions', () =>
      HttpResponse.json({
        data: [category(1, 'Birthday', 'Occasion'), category(2, 'Christmas', 'Occasion')],
      }),
    ),
    http.get('*/api/v1/categories/interests', () =>
      HttpResponse.json({ data: [category(3, 'Baking', 'Interest')] }),
    ),
    http.get('*/api/v1/categories/relationships', () => HttpResponse.json({ data: [] })),
  );
});

describe('Search and browse', () => {
  it('shows the categories before a search, each to be folded away', async () => {
    const { user } = renderScreen(<SearchPage />, { at: '/app/search' });
    expect(screen.getByRole('heading', { name: 'Search for Gifts' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Birthday Gifts' })).toHaveAttribute(
      'href',
      '/app/category/1/gift-lists',
    );
    expect(screen.getByRole('link', { name: 'Baking' })).toBeVisible();
    expect(await screen.findByText('No relationship categories available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shop all Occasions' })).toHaveAttribute(
      'href',
      '/app/search/results?category=all-occasions',
    );
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    expect(screen.queryByRole('link', { name: 'Birthday Gifts' })).toBeNull();
  });

  it('says which categories could not be loaded, and asks again on Retry', async () => {
    let attempts = 0;
    server.use(
      http.get('*/api/v1/categories/interests', () => {
        attempts += 1;
        return attempts === 1 ? HttpResponse.json({}, { status: 404 }) : HttpResponse.json({ data: [] });
      }),
    );
    const { user } = renderScreen(<SearchPage />, { at: '/app/search' });
    expect(await screen.findByText('Failed to load interest categories')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No interest categories available')).toBeVisible();
  });

  it('searches what is typed, and comes back to browsing when the box is emptied', async () => {
    answerSearch(FOUND);
    const { user } = renderScreen(<SearchPage />, { at: '/app/search' });
    const box = screen.getByPlaceholderText('Search for gift ideas...');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    await user.type(box, '   ');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Show Filters' })).toBeNull();
    await user.type(box, 'mug');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: 'Search Results for "mug"' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gifts (1)' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Enamel camp mug/ })).toHaveAttribute('href', '/app/gift/5');
    expect(screen.getByTestId('address')).toHaveTextContent('/app/search?query=mug');
    expect(screen.queryByRole('button', { name: 'By Occasion' })).toBeNull();
    await user.clear(screen.getByPlaceholderText('Search for gift ideas...'));
    expect(await screen.findByRole('button', { name: 'By Occasion' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Gifts (1)' })).toBeNull();
  });

  it('starts with a query that another screen hands over', async () => {
    answerSearch(FOUND);
    renderScreen(<SearchPage />, { at: { pathname: '/app/search', state: { initialQuery: 'mug' } } });
    expect(await screen.findByRole('heading', { name: 'Search Results for "mug"' })).toBeVisible();
  });

  it('says when nothing was found and keeps the categories below', async () => {
    answerSearch(NOTHING);
    renderScreen(<SearchPage />, { at: '/app/search?query=zzz' });
    expect(await screen.findByText('No results found for "zzz"')).toBeVisible();
    expect(screen.getByText('Try different keywords or browse categories below')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shop all Interests' })).toBeVisible();
  });

  it('says why a search failed and tries again', async () => {
    answerSearch('broken');
    const { user } = renderScreen(<SearchPage />, { at: '/app/search?query=mug' });
    expect(await screen.findByText('Search failed: API Error: 400 Bad Request')).toBeVisible();
    answerSearch(FOUND);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Gifts (1)' })).toBeVisible();
  });

  it('speaks of a lost connection in plain words', async () => {
    server.use(http.get('*/api/v1/search', () => HttpResponse.error()));
    renderScreen(<SearchPage />, { at: '/app/search?query=mug' });
    expect(
      await screen.findByText(
        'Search failed: We could not reach Tuckaway. Check your connection and try again.',
      ),
    ).toBeVisible();
  });
});

describe('Search results', () => {
  it('asks for a term where there is none', () => {
    renderScreen(<SearchResultsPage />, { at: '/app/search/results' });
    expect(screen.getByText('Enter a search term to find gifts and gift lists.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('counts what was found', async () => {
    answerSearch(FOUND);
    renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=mug' });
    expect(await screen.findByText('1 result found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Search Results' })).toBeVisible();
  });

  it('gives tips where nothing was found', async () => {
    answerSearch(NOTHING);
    renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=zzz' });
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible();
    expect(screen.getByText(/different keywords/)).toBeVisible();
    expect(screen.getByText(/more general terms/)).toBeVisible();
    expect(screen.getByText(/spelling/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Categories' })).toHaveAttribute('href', '/app/search');
  });

  it('shows a failure as a card and tries again', async () => {
    answerSearch('broken');
    const { user } = renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=mug' });
    expect(await screen.findByRole('heading', { name: 'Search Error' })).toBeVisible();
    answerSearch(FOUND);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1 result found')).toBeVisible();
  });

  it('shows all lists, page by page, and goes on at the first new one', async () => {
    const list = (id: number) => buildGiftList({ id, title: `List ${id}` });
    answerSearch({ ...NOTHING, giftLists: [list(1), list(2)], giftListTotal: 5, nextListCursor: 'a' });
    const pages: Record<string, unknown> = {
      a: { data: [list(3), list(4)], nextCursor: 'b' },
      b: { data: [list(5)], nextCursor: null },
    };
    server.use(
      http.get('*/api/v1/search/gift-lists', ({ request }) => {
        const { searchParams } = new URL(request.url);
        expect(searchParams.get('query')).toBe('mug');
        return HttpResponse.json(pages[searchParams.get('cursor')!] as object);
      }),
    );
    const { user } = renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=mug' });
    expect(await screen.findByRole('heading', { name: 'Gift Lists (5)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more gift lists' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all gift lists' }));
    await user.click(screen.getByRole('button', { name: 'Show more gift lists' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /List 3/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Show more gift lists' }));
    expect(await screen.findByRole('link', { name: /List 5/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more gift lists' })).toBeNull();
  });

  it.each([{ gifts: [], giftLists: [] }, {}, { gifts: [] }, null])(
    'takes what a response lacks for empty: %j',
    async (body) => {
      server.use(http.get('*/api/v1/search', () => HttpResponse.json({ data: body })));
      renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=zzz' });
      expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible();
    },
  );

  it('names filters that do not exist and clears them with one click', async () => {
    answerSearch({ ...NOTHING, unknownFilters: ['groundhog-day'] });
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?query=mug&occasion=groundhog-day',
    });
    expect(await screen.findByText('This filter does not exist: groundhog-day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/app/search/results?query=mug');
  });
});

describe('Filters', () => {
  async function openFilters() {
    answerSearch(FOUND);
    const view = renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=mug' });
    await screen.findByText('1 result found');
    await view.user.click(screen.getByRole('button', { name: 'Show Filters' }));
    return view;
  }

  it('apply only what differs, and run the search again', async () => {
    const { user } = await openFilters();
    const apply = screen.getByRole('button', { name: 'Apply' });
    expect(apply).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    expect(apply).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    expect(apply).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    expect(asked).toHaveLength(1);
    await user.click(apply);
    expect(await screen.findByText('Active filters:')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'By Occasion' })).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('query=mug&occasion=birthday');
    expect(asked.at(-1)).toContain('occasion=birthday');
  });

  it('have one dropdown open at a time, and a click outside takes pending choices back', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    await user.click(screen.getByRole('button', { name: 'By Price' }));
    expect(screen.queryByRole('group', { name: 'By Occasion' })).toBeNull();
    expect(within(screen.getByRole('group', { name: 'By Price' })).getAllByRole('checkbox')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('group', { name: 'By Price' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });

  it('are taken back by a click outside after the dropdown was closed by its own button too', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    await user.click(screen.getByRole('button', { name: /By Occasion/ }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });

  it('Escape closes the dropdown, takes pending choices back and goes back to its button', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthday' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'By Occasion' })).toBeNull();
    expect(screen.getByRole('button', { name: 'By Occasion' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });

  it('can be cleared while their dropdowns are hidden', async () => {
    answerSearch(FOUND);
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?query=mug&occasion=birthday',
    });
    await user.click(await screen.findByRole('button', { name: 'Hide Filters' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?query=mug');
  });

  it('are looked up by a part of their name', async () => {
    const { user } = await openFilters();
    await user.click(screen.getByRole('button', { name: 'By Occasion' }));
    await user.type(screen.getByPlaceholderText('Search occasions...'), 'CHRIST');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.type(screen.getByPlaceholderText('Search occasions...'), 'zzz');
    expect(screen.getByText('No occasions found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'By Relationship' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('go away one by one through their chips, or all at once', async () => {
    answerSearch(FOUND);
    const { user } = renderScreen(<SearchResultsPage />, {
      at: '/app/search/results?query=mug&occasion=birthday&price=under-25,25-50',
    });
    await user.click(await screen.findByRole('button', { name: 'Remove $25 - $50' }));
    expect(screen.getByTestId('address')).toHaveTextContent('query=mug&occasion=birthday&price=under-25');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByTestId('address').textContent).toBe('/app/search/results?query=mug');
    expect(screen.queryByText('Active filters:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });
});
