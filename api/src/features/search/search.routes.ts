import { search } from '@tuckaway/contract/search';
import type { Server } from '../../platform/http.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import { findForGiver } from './finder.store.ts';
import { searchAll, searchGiftLists, searchGifts } from './search.service.ts';

export function searchRoutes({ handle }: Server, deps: GiftDeps): void {
  handle(search.all, ({ user, query }) => searchAll(deps, user.id, query));
  handle(search.gifts, ({ user, query }) => searchGifts(deps, user.id, query));
  handle(search.giftLists, ({ user, query }) => searchGiftLists(deps, user.id, query));
  handle(search.finder, ({ user, query }) => findForGiver(deps, user.id, query));
}
