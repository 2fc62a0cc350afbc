import { publicSearch } from '@tuckaway/contract/search/public-search';
import type { Server } from '../../platform/http/handle.ts';
import { findForGiver } from '../finder/finder.service.ts';
import type { SearchDeps } from '../search/search.routes.ts';
import { searchAll } from '../search/search.service.ts';
import { visibleToVisitors } from './public-results.ts';

/** Treats every caller as a visitor, so that responses may be cached publicly. */
const NO_PEOPLE = null;

export function publicSearchRoutes({ handle }: Server, { addAffiliate, liveIndex }: SearchDeps): void {
  handle(publicSearch.words, async ({ db, query }) => {
    const found = await searchAll({ db, addAffiliate, liveIndex }, NO_PEOPLE, query);
    return { ...found, ...(await visibleToVisitors(db, found)) };
  });

  handle(publicSearch.finder, async ({ db, query }) => {
    const found = await findForGiver({ db, addAffiliate, liveIndex }, NO_PEOPLE, query);
    return await visibleToVisitors(db, found);
  });
}
