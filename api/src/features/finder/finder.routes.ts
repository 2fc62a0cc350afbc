import { search } from '@tuckaway/contract/search/search';
import type { Server } from '../../platform/http/handle.ts';
import type { SearchDeps } from '../search/search.routes.ts';
import { findForGiver } from './finder.service.ts';

export function finderRoutes({ handle }: Server, { addAffiliate, liveIndex }: SearchDeps): void {
  handle(search.finder, ({ db, user, query }) =>
    findForGiver({ db, addAffiliate, liveIndex }, user.id, query),
  );
}
