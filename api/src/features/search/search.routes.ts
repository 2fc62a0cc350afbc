import { search } from '@tuckaway/contract/search/search';
import type { Server } from '../../platform/http/handle.ts';
import type { GiftDeps } from '../gifts/gift-deps.ts';
import type { LiveIndex } from './gift-index/live-index.ts';
import { searchAll, searchGiftLists, searchGifts } from './search.service.ts';

export interface SearchDeps extends GiftDeps {
  liveIndex: LiveIndex;
}

export function searchRoutes({ handle }: Server, { addAffiliate, liveIndex }: SearchDeps): void {
  handle(search.all, ({ db, user, query }) => searchAll({ db, addAffiliate, liveIndex }, user.id, query));
  handle(search.gifts, ({ db, user, query }) => searchGifts({ db, addAffiliate, liveIndex }, user.id, query));
  handle(search.giftLists, ({ db, user, query }) =>
    searchGiftLists({ db, addAffiliate, liveIndex }, user.id, query),
  );
}
