import { http, HttpResponse } from 'msw';
import SavedPage from './saved.tsx';
import { buildGift, buildGiftList, data, favorites, myLists } from '../../../test/gifts.ts';
import { buildRecipient } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { NavSearch } from '../../../features/navigation/nav-search.tsx';

export const kettle = buildGift({ isSaved: true });

export const kite = buildGift({
  id: 42,
  title: 'A kite',
  createdById: 7,
  createdByType: 'USER',
  isSaved: true,
});

const dad = buildRecipient({ id: 3, name: 'Dad' });

export const requests: URLSearchParams[] = [];

/** Responds as the server does: filters by title and by creator, and counts. */
export function savedGifts(gifts = [kettle, kite]) {
  return http.get('/api/v1/user-saved-gifts', ({ request }) => {
    const params = new URL(request.url).searchParams;
    requests.push(params);
    const found = gifts.filter(({ title }) =>
      title.toLowerCase().includes((params.get('query') ?? '').toLowerCase()),
    );
    const mine = found.filter(({ createdById }) => createdById === 7);
    const saved = found.filter(({ isSaved }) => isSaved);
    const shown = params.get('mine') === 'true' ? mine : saved;
    return HttpResponse.json({
      data: shown.map((gift) => ({
        id: gift.isSaved ? gift.id : null,
        gift,
        giftListId: gift.isSaved ? 1 : null,
        userId: 7,
        savedAt: gift.isSaved ? '2025-01-01T00:00:00.000Z' : null,
        recipients: gift.id === 42 ? [{ id: 3, name: 'Dad', status: 'given' }] : [],
      })),
      nextCursor: null,
      total: saved.length,
      totalMine: mine.length,
    });
  });
}

const own = { userId: 7, createdById: 7, createdByType: 'USER' as const };

/** Two saved gifts, a person, a tag and three lists. */
export function serveSaved() {
  requests.length = 0;
  server.use(
    savedGifts(),
    http.get('/api/v1/recipients', () => data([dad])),
    http.get('/api/v1/tags', () => data([{ id: 5, name: 'cosy', giftCount: 2 }])),
    http.get('/api/v1/user-saved-gifts/shops', () => data([{ shop: 'lamps.example', giftCount: 1 }])),
    myLists([
      favorites,
      buildGiftList({ id: 9, title: 'Birthday', ...own }),
      buildGiftList({ id: 10, title: 'Not mine' }),
    ]),
  );
}

export const open = (at = '/app/saved') =>
  renderScreen(
    <>
      <NavSearch />
      <SavedPage />
    </>,
    { at },
  );
