import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { http, HttpResponse } from 'msw';

export const buildGift = (overrides: Partial<Gift> = {}): Gift => ({
  id: 41,
  title: 'Pour-over kettle',
  price: 48.5,
  purchaseUrl: 'https://shop.example/kettle',
  isAffiliate: false,
  retailer: 'Kettle & Co',
  description: null,
  imageUrl: '/pictures/gifts/pour-over-kettle-512.webp',
  createdById: null,
  createdByType: 'SYSTEM',
  isSaved: false,
  ...overrides,
});

export function buildGiftList(overrides: Partial<GiftList> = {}): GiftList {
  const title = overrides.title ?? 'Coffee people';
  return {
    id: 9,
    title,
    name: title,
    description: null,
    gifts: [
      { gift: { id: 41, title: 'Pour-over kettle', imageUrl: '/pictures/gifts/pour-over-kettle-512.webp' } },
    ],
    imageUrl: null,
    giftCount: 3,
    tags: [],
    isPrivate: false,
    isFavorites: false,
    userId: null,
    createdById: null,
    createdByType: 'SYSTEM',
    occasion: null,
    ...overrides,
  };
}

/** Favorites, the list that every account has from the start, of the test user. */
export const favorites = buildGiftList({
  id: 1,
  title: 'Favorites',
  isFavorites: true,
  isPrivate: true,
  userId: 7,
  createdById: 7,
  createdByType: 'USER',
});

export const data = (body: unknown, status = 200) => HttpResponse.json({ data: body }, { status });
export const problem = (status: number, detail = 'It did not work.') =>
  HttpResponse.json({ status, detail, code: 'test' }, { status });

/** The user's lists, and the ids of those that contain the requested gift. */
export const myLists = (lists: GiftList[], holding: GiftList[] = []) =>
  http.get('/api/gift-lists', ({ request }) =>
    data(new URL(request.url).searchParams.has('giftId') ? holding : lists),
  );
