import { GiftSource, PriceBand, SavedSort } from '@tuckaway/contract/gifts/saved-gifts';
import { GiftStatus } from '@tuckaway/contract/people/recipient-gifts';
import { useSearchParams } from 'react-router';
import type { ZodType } from 'zod';
import type { SavedFilters } from '../../../features/saved-gifts/saved-gifts.queries.ts';
import { parseId } from '../../../lib/navigation/route-ids.ts';

type SavedTab = 'gifts' | 'gift-lists';

export interface SavedView extends SavedFilters {
  tab: SavedTab;
  query: string;
  mine: boolean;
  sort: SavedSort;
}

function parseValue<Value>(schema: ZodType<Value>, text: string | null): Value | undefined {
  const parsed = schema.safeParse(text);
  return parsed.success ? parsed.data : undefined;
}

const idIn = (params: URLSearchParams, name: string) => parseId(params.get(name) ?? undefined);

/** Missing and invalid parameters get their defaults. */
function readView(params: URLSearchParams): SavedView {
  return {
    tab: params.get('tab') === 'gift-lists' ? 'gift-lists' : 'gifts',
    query: params.get('query')?.trim().slice(0, 100) ?? '',
    mine: params.get('mine') === 'true',
    sort: parseValue(SavedSort, params.get('sort')) ?? 'newest',
    recipientId: idIn(params, 'person'),
    tagId: idIn(params, 'tag'),
    status: parseValue(GiftStatus, params.get('status')),
    giftListId: idIn(params, 'list'),
    price: parseValue(PriceBand, params.get('price')),
    source: parseValue(GiftSource, params.get('source')),
    shop: params.get('shop') || undefined,
  };
}

function writeView({ tab, query, mine, sort, recipientId, tagId, giftListId, ...rest }: SavedView) {
  const texts = {
    tab: tab === 'gifts' ? '' : tab,
    query,
    mine: mine ? 'true' : '',
    sort: sort === 'newest' ? '' : sort,
    person: recipientId,
    tag: tagId,
    list: giftListId,
    ...rest,
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

export const NO_FILTERS: SavedFilters = {
  recipientId: undefined,
  tagId: undefined,
  status: undefined,
  giftListId: undefined,
  price: undefined,
  source: undefined,
  shop: undefined,
};

export const filtersOf = (view: SavedView): SavedFilters => ({
  recipientId: view.recipientId,
  tagId: view.tagId,
  status: view.status,
  giftListId: view.giftListId,
  price: view.price,
  source: view.source,
  shop: view.shop,
});

export const countFilters = (view: SavedView): number =>
  Object.values(filtersOf(view)).filter((value) => value !== undefined).length;

export const hasFilters = (view: SavedView): boolean => countFilters(view) > 0;

/**
 * View state of Saved in the URL, so that Back shows the same page. Each filter is an entry of the
 * history, so that Back undoes it; typed letters are not.
 */
export function useSavedView(): [SavedView, (change: Partial<SavedView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const change = (changes: Partial<SavedView>) =>
    setParams((now) => writeView({ ...readView(now), ...changes }), {
      replace: 'query' in changes,
      preventScrollReset: true,
    });
  return [view, change];
}
