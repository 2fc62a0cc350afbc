import { search } from '@tuckaway/contract/search';
import type { Deps } from '../../platform/deps.ts';
import type { Server } from '../../platform/http.ts';
import { makeServeLink } from '../gifts/purchase-links.ts';
import { findForGiver } from './finder.store.ts';
import { searchAll, searchGiftLists, searchGifts } from './search.service.ts';

export function searchRoutes({ handle }: Server, { db, config }: Deps): void {
  const parts = { db, serveLink: makeServeLink(config.affiliateParams) };
  handle(search.all, ({ user, query }) => searchAll(parts, user.id, query));
  handle(search.gifts, ({ user, query }) => searchGifts(parts, user.id, query));
  handle(search.giftLists, ({ user, query }) => searchGiftLists(parts, user.id, query));
  handle(search.finder, ({ user, query }) => findForGiver(parts, user.id, query));
}
