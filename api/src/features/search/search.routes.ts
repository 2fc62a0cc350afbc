import { search } from '@tuckaway/contract/search';
import type { Server } from '../../platform/http.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import { findForGiver } from './finder.store.ts';
import { searchAll, searchGiftLists, searchGifts } from './search.service.ts';

export function searchRoutes({ handle }: Server, { serveLink }: GiftDeps): void {
  handle(search.all, ({ db, user, query }) => searchAll({ db, serveLink }, user.id, query));
  handle(search.gifts, ({ db, user, query }) => searchGifts({ db, serveLink }, user.id, query));
  handle(search.giftLists, ({ db, user, query }) => searchGiftLists({ db, serveLink }, user.id, query));
  handle(search.finder, ({ db, user, query }) => findForGiver({ db, serveLink }, user.id, query));
}
