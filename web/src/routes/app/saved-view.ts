import { SavedSort } from '@tuckaway/contract/saved-gifts';
import { useSearchParams } from 'react-router';

type SavedTab = 'gifts' | 'gift-lists';

export interface SavedView {
  tab: SavedTab;
  mine: boolean;
  sort: SavedSort;
}

/** Which tab, whose gifts and in what order stands in the address, so that coming back shows the same page. */
export function useSavedView(): [SavedView, (change: Partial<SavedView>) => void] {
  const [params, setParams] = useSearchParams();
  const sort = SavedSort.safeParse(params.get('sort'));
  const view: SavedView = {
    tab: params.get('tab') === 'gift-lists' ? 'gift-lists' : 'gifts',
    mine: params.get('mine') === 'true',
    sort: sort.success ? sort.data : 'newest',
  };
  const change = (wanted: Partial<SavedView>) => {
    const next = { ...view, ...wanted };
    setParams(
      {
        ...(next.tab !== 'gifts' && { tab: next.tab }),
        ...(next.mine && { mine: 'true' }),
        ...(next.sort !== 'newest' && { sort: next.sort }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [view, change];
}
