import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import SearchResultsPage from './search-results.tsx';
import { buildGiftList } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { state, serveCategories, NOTHING, FOUND, answerSearch } from './search.fixture.ts';

beforeEach(serveCategories);

describe('Search results', () => {
  it('asks for a term where there is none', () => {
    renderScreen(<SearchResultsPage />, { at: '/app/search/results' });
    expect(screen.getByText('Enter a search term to find gifts and gift lists.')).toBeVisible();
    expect(state.asked).toEqual([]);
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
