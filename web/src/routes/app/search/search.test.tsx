import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import SearchPage from './search.tsx';
import { problem } from '../../../test/gifts.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { serveCategories, state, NOTHING, FOUND, answerSearch } from './search.fixture.ts';

beforeEach(serveCategories);

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

  it("shows the server's sentence where it refused the search", async () => {
    server.use(http.get('*/api/v1/search', () => problem(429, 'Please wait a minute.')));
    renderScreen(<SearchPage />, { at: '/app/search?query=mug' });
    expect(await screen.findByText('Search failed: Please wait a minute.')).toBeVisible();
  });

  it('asks for no more characters than a search can have, and does not send them', async () => {
    answerSearch(FOUND);
    renderScreen(<SearchPage />, { at: `/app/search?query=${'x'.repeat(301)}` });
    expect(await screen.findByText('A search can have at most 300 characters.')).toBeVisible();
    expect(state.asked).toEqual([]);
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
