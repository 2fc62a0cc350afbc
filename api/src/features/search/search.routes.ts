import { search } from '@tuckaway/contract/search';
import type { Server } from '../../platform/http.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import type { Vocabulary } from './intent/vocabulary.ts';
import { findForGiver } from './finder.store.ts';
import { searchAll, searchGiftLists, searchGifts } from './search.service.ts';

interface SearchDeps extends GiftDeps {
  vocabulary: Vocabulary;
}

export function searchRoutes({ handle }: Server, { serveLink, vocabulary }: SearchDeps): void {
  handle(search.all, ({ db, user, query }) => searchAll({ db, serveLink, vocabulary }, user.id, query));
  handle(search.gifts, ({ db, user, query }) => searchGifts({ db, serveLink, vocabulary }, user.id, query));
  handle(search.giftLists, ({ db, user, query }) =>
    searchGiftLists({ db, serveLink, vocabulary }, user.id, query),
  );
  handle(search.finder, ({ db, user, query }) => findForGiver({ db, serveLink }, user.id, query));
}
