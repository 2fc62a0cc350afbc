import { giftLists } from '@tuckaway/contract/gifts/gift-lists';
import { savedGifts } from '@tuckaway/contract/gifts/saved-gifts';
import { api } from '../../lib/api/api.ts';
import { deleteIfPresent } from '../../lib/api/delete-if-present.ts';

interface MembershipChange {
  added: number[];
  removed: number[];
}

/** Message about changed lists of a gift; undefined without a change. */
export function membershipMessage({ added, removed }: MembershipChange): string | undefined {
  if (added.length > 0 && removed.length > 0) {
    return `Gift updated: added to ${added.length} list(s), removed from ${removed.length} list(s)`;
  }
  if (added.length > 0) return 'Gift is added to the Gift list';
  return removed.length > 0 ? 'Gift is removed from the Gift List' : undefined;
}

/** Adds a gift to lists, then removes it from others: after a failure in between, it is in too many lists, not too few. */
export async function changeMembership(
  userId: number,
  giftId: number,
  { added, removed }: MembershipChange,
): Promise<void> {
  if (added.length > 0) await api(giftLists.addGift, { body: { giftId, giftListIds: added } });
  await Promise.all(
    removed.map((giftListId) =>
      deleteIfPresent(api(savedGifts.unsave, { body: { userId, giftId, giftListId } })),
    ),
  );
}
