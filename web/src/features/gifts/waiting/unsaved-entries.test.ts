import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testUser } from '../../../test/render.tsx';
import { deviceStore } from '../../../lib/storage/device-store.ts';
import { EMPTY_GIFT_DRAFT } from '../form/gift-draft.ts';
import { readStoredDrafts } from './stored-drafts.ts';
import type { StoredDraft, WaitingGift } from './unsaved-entries.ts';
import { readWaitingGifts } from './waiting-gifts.ts';

const gift: WaitingGift = {
  kind: 'gift',
  key: 'a-gift',
  userId: 7,
  body: { title: 'A kite', price: 12.5, purchaseUrl: null, description: null, createdById: 7 },
  keptAt: 1,
  sentAt: null,
  problem: null,
};
const draft: StoredDraft = {
  kind: 'draft',
  key: 'a-draft',
  userId: 7,
  drafts: [EMPTY_GIFT_DRAFT],
  choices: {
    giftListId: undefined,
    recipientIds: [3],
    days: new Map([[3, { dayId: 50, on: '2027-11-29' }]]),
    recipientText: 'Uncle Ray',
    tagIds: [],
    tagText: '',
  },
  keptAt: 2,
};

beforeEach(() => deviceStore.setOwner(testUser));
afterEach(() => deviceStore.forgetOwner({ alsoUnsaved: true }));

it('reads gifts and drafts apart by their kind', async () => {
  await deviceStore.putUnsaved(gift);
  await deviceStore.putUnsaved(draft);
  expect(await readWaitingGifts(7)).toEqual([gift]);
  expect(await readStoredDrafts(7)).toEqual([draft]);
});

it('reads entries that an older version stored without a kind', async () => {
  const { kind: _gift, ...oldGift } = gift;
  const { kind: _draft, ...oldDraft } = draft;
  await deviceStore.putUnsaved(oldGift);
  await deviceStore.putUnsaved(oldDraft);
  expect(await readWaitingGifts(7)).toEqual([gift]);
  expect(await readStoredDrafts(7)).toEqual([draft]);
});
