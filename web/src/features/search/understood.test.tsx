import { screen, within } from '@testing-library/react';
import type { SearchResult, Understood } from '@tuckaway/contract/search/search';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import SearchResultsPage from '../../routes/app/search/search-results.tsx';
import SearchPage from '../../routes/app/search/search.tsx';
import { buildGift, buildGiftList } from '../../test/gifts.ts';
import { renderScreen } from '../../test/render.tsx';
import { server } from '../../test/server.ts';

const dad: Understood = {
  kind: 'person',
  label: 'Dad',
  words: 'dad',
  without: 'mug under $50',
};
const under: Understood = {
  kind: 'price',
  label: 'Under $50',
  words: 'under $50',
  without: 'mug for dad',
};
const FOUND: SearchResult = {
  gifts: [{ ...buildGift({ id: 5, title: 'Enamel camp mug', price: 18 }), reason: 'He camps.' }],
  giftLists: [],
  giftTotal: 1,
  giftListTotal: 0,
  correctedQuery: null,
  understood: [dad, under],
  ignoredWords: [],
  notes: [],
  closestGifts: [],
  otherLists: [],
  unknownFilters: [],
  nextCursor: null,
  nextListCursor: null,
};
const AT = '/app/search/results?query=mug+for+dad+under+%2450';

let asked: URLSearchParams[];
function answer(result: Partial<SearchResult> = {}) {
  server.use(
    http.get('*/api/v1/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const isAll = searchParams.get('query') === 'mug for dad under $50' && !searchParams.has('asTyped');
      return HttpResponse.json({ data: { ...FOUND, ...result, ...(!isAll && { understood: [] }) } });
    }),
  );
}
beforeEach(() => {
  asked = [];
  server.use(http.get('*/api/v1/categories/:master', () => HttpResponse.json({ data: [] })));
});

describe('the understanding of a query', () => {
  it('appears above the results, announced, and disappears with one press', async () => {
    answer();
    const { user } = renderScreen(<SearchResultsPage />, { at: AT });
    const chips = await screen.findByRole('list', { name: 'Understood' });
    expect(
      within(chips)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dad', 'Under $50', 'Search for the words alone']);
    expect(screen.getByText('Understood: Dad and Under $50.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('link', { name: 'Remove Under $50' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/app/search/results?query=mug+for+dad');
    expect(asked.at(-1)!.get('query')).toBe('mug for dad');
  });

  it('gives way to the words alone, and comes back', async () => {
    answer();
    const { user } = renderScreen(<SearchPage />, { at: '/app/search?query=mug+for+dad+under+%2450' });
    await user.click(await screen.findByRole('link', { name: 'Search for the words alone' }));
    await user.click(await screen.findByRole('link', { name: 'Search for what they mean' }));
    expect(await screen.findByRole('link', { name: 'Remove Dad' })).toBeVisible();
    expect(asked.map((params) => params.get('asTyped'))).toContain('true');
    expect(screen.getByTestId('address').textContent).not.toContain('asTyped');
  });

  it('says what nothing has, what cannot be promised, and why a gift fits', async () => {
    answer({ ignoredWords: ['mug'], notes: ['Please check with the seller.'] });
    renderScreen(<SearchResultsPage />, { at: AT });
    expect(await screen.findByText('Nothing here mentions “mug”.')).toBeVisible();
    expect(screen.getByText('Please check with the seller.')).toBeVisible();
    expect(screen.getByText('He camps.')).toBeVisible();
  });

  it('says what was corrected, and offers the words as they were typed', async () => {
    answer({ correctedQuery: 'mug for dad' });
    const { user } = renderScreen(<SearchResultsPage />, { at: '/app/search/results?query=mugg+for+dad' });
    expect(await screen.findByText('“mug for dad”')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search for “mugg for dad” instead' }));
    expect(asked.at(-1)!.get('asTyped')).toBe('spelling');
  });

  it('shows nothing where a response lacks it', async () => {
    answer({ understood: undefined as never, ignoredWords: undefined as never });
    renderScreen(<SearchResultsPage />, { at: AT });
    expect(await screen.findByText('1 result found')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
  });
});

describe('Few matches', () => {
  const close = { ...buildGift({ id: 6, title: 'Camp kettle' }), unmet: ['Dad', 'Under $50'] };

  it('come before the closest matches, which name the criteria they do not meet', async () => {
    answer({ closestGifts: [close] });
    renderScreen(<SearchResultsPage />, { at: AT });
    const region = await screen.findByRole('region', { name: 'Closest matches' });
    expect(within(region).getByText('No match for Dad or Under $50')).toBeVisible();
    expect(screen.getByText('1 result found')).toBeVisible();
  });

  it('keep the tips, with gifts and lists to go on with, where nothing matches at all', async () => {
    const otherLists = [buildGiftList({ id: 3, title: 'Under Canvas' })];
    answer({ gifts: [], giftTotal: 0, closestGifts: [close], otherLists });
    renderScreen(<SearchResultsPage />, { at: AT });
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Categories' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Closest matches' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Lists to look through' })).toBeVisible();
  });
});

describe('The row of lists', () => {
  it('stands in one row above the gifts, and opens into all of them', async () => {
    const giftLists = [1, 2, 3].map((id) => buildGiftList({ id, title: `List ${id}` }));
    answer({ giftLists, giftListTotal: 3 });
    const { user } = renderScreen(<SearchResultsPage />, { at: AT });
    const region = await screen.findByRole('region', { name: 'Gift Lists (3)' });
    expect(region.compareDocumentPosition(screen.getByRole('region', { name: 'Gifts (1)' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(within(region).getByRole('button', { name: 'Show all gift lists' }));
    expect(within(region).getByRole('button', { name: 'Show fewer gift lists' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  });
});
