import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { plural } from '../../lib/format.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { withPendingToggles, useSerialToggles } from '../../lib/queries/use-serial-toggles.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { coEditedListsOfGiftQuery, coEditedListsQuery } from '../co-editing/co-editing.queries.ts';
import { listName } from '../gift-lists/gift-lists.queries.ts';
import { changeMembership, membershipMessage } from './list-membership.ts';

/**
 * Co-edited lists of others, for curated gifts and the user's own. A gift in them does not count as saved. Renders
 * nothing without such lists.
 */
export function CoEditedListsSection({ gift }: { gift: Gift }) {
  const userId = useUserId();
  const isAllowed = gift.createdByType === 'SYSTEM' || gift.createdById === userId;
  const { data: lists } = useQuery({ ...coEditedListsQuery, enabled: isAllowed });
  const { listsOfGift, chosenIds, toggle } = useCoEditedLists(gift, isAllowed);
  if (!lists?.length || !isAllowed) return null;
  return (
    <div className="mt-4">
      <h3 className="text-sm font-semibold">Edited with others</h3>
      <ul aria-label="Lists that you edit with others" className="max-h-40 divide-y overflow-y-auto">
        {lists.map((list) => (
          <li key={list.id}>
            <Checkbox
              className="px-1 py-2"
              label={<span className="wrap-anywhere">{listName(list)}</span>}
              hint={`With ${list.ownerName} · ${list.giftCount} ${plural(list.giftCount, 'gift')}`}
              checked={chosenIds.includes(list.id)}
              onCheckedChange={(ticked) => toggle(list.id, ticked)}
              disabled={!listsOfGift.data}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Co-edited lists that contain a gift. Each toggle is saved by itself. */
function useCoEditedLists(gift: Gift, enabled: boolean) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const listsOfGift = useQuery({ ...coEditedListsOfGiftQuery(gift.id), enabled });
  const toggles = useSerialToggles<boolean>({
    scope: `co-edited-lists-of-gift-${gift.id}`,
    send: async (listId, isIn) => {
      const change = { added: isIn ? [listId] : [], removed: isIn ? [] : [listId] };
      await changeMembership(userId, gift.id, change);
      await queryClient.refetchQueries({ queryKey: coEditedListsOfGiftQuery(gift.id).queryKey });
      toast.success(membershipMessage(change)!);
    },
    onFailed: (error) => toast.error(refusalText(error, 'Failed to update gift list associations')),
    onSettled: () => void refreshAfter(queryClient, 'savedGiftsChanged'),
  });
  const chosenIds = withPendingToggles(listsOfGift.data?.map(({ id }) => id) ?? [], toggles);
  return { listsOfGift, chosenIds, toggle: toggles.toggle };
}
