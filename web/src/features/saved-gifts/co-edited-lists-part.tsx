import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { plural } from '../../lib/format.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { chosenOf, useSerialToggles } from '../../lib/queries/use-serial-toggles.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { coEditedListsHoldingQuery, coEditedListsQuery } from '../co-editing/co-editing.queries.ts';
import { listName } from '../gift-lists/gift-lists.queries.ts';
import { applyChange, changeMessage } from './list-changes.ts';

/**
 * Lists of others into which a gift can be put. They do not count as saved, and only curated gifts and one's own go into
 * them. Nothing at all, where there are none.
 */
export function CoEditedListsPart({ gift }: { gift: Gift }) {
  const userId = useUserId();
  const isShowable = gift.createdByType === 'SYSTEM' || gift.createdById === userId;
  const { data: lists } = useQuery({ ...coEditedListsQuery, enabled: isShowable });
  const { holding, chosenIds, tick } = useCoEditedLists(gift, isShowable);
  if (!lists?.length || !isShowable) return null;
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
              onCheckedChange={(ticked) => tick(list.id, ticked)}
              disabled={!holding.data}
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
  const holding = useQuery({ ...coEditedListsHoldingQuery(gift.id), enabled });
  const toggles = useSerialToggles<boolean>({
    scope: `co-edited-lists-of-gift-${gift.id}`,
    send: async (listId, isIn) => {
      const change = { added: isIn ? [listId] : [], removed: isIn ? [] : [listId] };
      await applyChange(userId, gift.id, change);
      await queryClient.refetchQueries({ queryKey: coEditedListsHoldingQuery(gift.id).queryKey });
      toast.success(changeMessage(change)!);
    },
    onFailed: (error) => toast.error(refusalText(error, 'Failed to update gift list associations')),
    onSettled: () => void refreshAfter(queryClient, 'savedGiftsChanged'),
  });
  const chosenIds = chosenOf(holding.data?.map(({ id }) => id) ?? [], toggles);
  return { holding, chosenIds, tick: toggles.toggle };
}
