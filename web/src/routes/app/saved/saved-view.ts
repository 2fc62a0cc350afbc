import { GiftSource, PriceBand, SavedSort, type SavedFilters } from '@tuckaway/contract/gifts/saved-gifts';
import { GiftStatus } from '@tuckaway/contract/people/recipient-gifts';
import { SAVED_QUERY_MAX } from '@tuckaway/domain/limits';
import { useSearchParams } from 'react-router';
import type { ZodType } from 'zod';
import { parseId } from '../../../lib/navigation/route-ids.ts';

type SavedTab = 'gifts' | 'gift-lists';

export interface SavedView extends SavedFilters {
  tab: SavedTab;
  query: string;
  mine: boolean;
  sort: SavedSort;
}

const idIn = (text: string | null) => parseId(text ?? undefined);

const valueOf =
  <Value>(schema: ZodType<Value>) =>
  (text: string | null): Value | undefined => {
    const parsed = schema.safeParse(text);
    return parsed.success ? parsed.data : undefined;
  };

/** Parameter in the URL and its parser, for each filter, in the order of the URL. */
const FILTERS: {
  [Name in keyof SavedFilters]-?: { parameter: string; parse: (text: string | null) => SavedFilters[Name] };
} = {
  recipientId: { parameter: 'person', parse: idIn },
  tagId: { parameter: 'tag', parse: idIn },
  giftListId: { parameter: 'list', parse: idIn },
  status: { parameter: 'status', parse: valueOf(GiftStatus) },
  price: { parameter: 'price', parse: valueOf(PriceBand) },
  source: { parameter: 'source', parse: valueOf(GiftSource) },
  shop: { parameter: 'shop', parse: (text) => text || undefined },
};
const FILTER_NAMES = Object.keys(FILTERS) as (keyof SavedFilters)[];

const makeFilters = (valueFor: (name: keyof SavedFilters) => unknown): SavedFilters =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, valueFor(name)]));

/** Reads the view from the URL; missing and invalid parameters get their defaults. */
function readView(params: URLSearchParams): SavedView {
  return {
    tab: params.get('tab') === 'gift-lists' ? 'gift-lists' : 'gifts',
    query: params.get('query')?.trim().slice(0, SAVED_QUERY_MAX) ?? '',
    mine: params.get('mine') === 'true',
    sort: valueOf(SavedSort)(params.get('sort')) ?? 'newest',
    ...makeFilters((name) => FILTERS[name].parse(params.get(FILTERS[name].parameter))),
  };
}

function writeView(view: SavedView) {
  const texts = [
    ['tab', view.tab === 'gifts' ? '' : view.tab],
    ['query', view.query],
    ['mine', view.mine ? 'true' : ''],
    ['sort', view.sort === 'newest' ? '' : view.sort],
    ...FILTER_NAMES.map((name) => [FILTERS[name].parameter, view[name]]),
  ] as const;
  return Object.fromEntries(texts.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

export const NO_SAVED_FILTERS = makeFilters(() => undefined);

export const savedFiltersOf = (view: SavedView): SavedFilters => makeFilters((name) => view[name]);

export const countSavedFilters = (view: SavedView): number =>
  Object.values(savedFiltersOf(view)).filter((value) => value !== undefined).length;

export const hasSavedFilters = (view: SavedView): boolean => countSavedFilters(view) > 0;

/**
 * State of the Saved screen in the URL, so that Back restores it. Each change of a filter is an entry of the history, so
 * that Back undoes it; typed letters are not.
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
