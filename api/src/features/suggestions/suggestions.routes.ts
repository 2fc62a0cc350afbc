import { suggestions } from '@tuckaway/contract/search/suggestions';
import type { Server } from '../../platform/http/handle.ts';
import type { SearchDeps } from '../search/search.routes.ts';
import { suggest } from './suggestions.service.ts';

export function suggestionRoutes({ handle }: Server, { liveIndex }: Pick<SearchDeps, 'liveIndex'>): void {
  handle(suggestions.get, async ({ db, user, query }) =>
    suggest(db, await liveIndex.current(db), user.id, query.query),
  );
}
