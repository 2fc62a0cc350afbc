import type { Category } from '@tuckaway/contract/gifts/categories';
import type { SearchResult } from '@tuckaway/contract/search/search';
import { HttpResponse, http } from 'msw';
import { buildGift } from '../../../test/gifts.ts';
import { server } from '../../../test/server.ts';

const category = (id: number, name: string, masterCategory: Category['masterCategory']): Category => ({
  id,
  name,
  slug: name.toLowerCase(),
  color: 'rose',
  icon: '/pictures/categories/x-320.webp',
  masterCategory,
});

export const NOTHING: SearchResult = {
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

export const FOUND: SearchResult = { ...NOTHING, gifts: [MUG], giftTotal: 1 };

/** Queries of the search requests that the server received. */
export const state = {
  asked: [] as string[],
};

export function answerSearch(result: SearchResult | 'broken') {
  server.use(
    http.get('*/api/v1/search', ({ request }) => {
      state.asked.push(new URL(request.url).search);
      return result === 'broken'
        ? HttpResponse.json({}, { status: 400 })
        : HttpResponse.json({ data: result });
    }),
  );
}

/** The categories, and no search yet. */
export function serveCategories() {
  state.asked = [];
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
}
