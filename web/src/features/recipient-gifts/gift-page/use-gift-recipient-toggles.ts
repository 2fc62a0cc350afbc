import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { ForDay, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import {
  withPendingToggles,
  useNetChange,
  useSerialToggles,
} from '../../../lib/queries/use-serial-toggles.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import type { RecipientPickerState } from '../../recipients/use-recipient-picker.ts';
import { useTypedRecipient } from '../../recipients/use-typed-recipient.ts';
import { daysByRecipient, recipientIdsOf } from './recipient-choice.ts';
import {
  saveRecipientChoices,
  recipientsOfGiftQuery,
  restoreRecipientGifts,
  type RecipientChoice,
} from '../recipient-gifts.queries.ts';
import { choiceMessage, CHOICE_FAILED, recipientsScope } from './use-link-recipient.ts';

/** Saves and restores choices about a gift's recipients, and updates the cached links. */
function useSaveRecipientChoice(gift: Gift) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { queryKey } = recipientsOfGiftQuery(userId, gift.id);
  const save = async (choice: RecipientChoice): Promise<RecipientGift[]> => {
    const { removed, links: recipientGifts } = await saveRecipientChoices(userId, gift.id, [choice]);
    queryClient.setQueryData(queryKey, recipientGifts);
    return removed;
  };
  const restore = async (removedBefore: readonly RecipientGift[]) => {
    await restoreRecipientGifts(userId, removedBefore);
    await queryClient.refetchQueries({ queryKey });
  };
  return { save, restore };
}

/** State of the recipients in the Organize sheet. Each toggle is saved at once. */
export function useGiftRecipientToggles(gift: Gift) {
  const queryClient = useQueryClient();
  const recipientGifts = useQuery(recipientsOfGiftQuery(useUserId(), gift.id));
  const { save, restore } = useSaveRecipientChoice(gift);
  const netChange = useNetChange();
  const scope = recipientsScope(gift.id);
  const refreshLinks = () => void refreshAfter(queryClient, 'recipientGiftsChanged');
  const toggleOptions = { scope, onFailed: () => void toast.error(CHOICE_FAILED), onSettled: refreshLinks };

  /** Links removed in this sheet: choosing the person again restores them. */
  const removedLinks = useRef(new Map<number, RecipientGift[]>());
  const toggles = useSerialToggles<boolean>({
    ...toggleOptions,
    send: async (id, isFor) => {
      const removedBefore = removedLinks.current.get(id);
      if (isFor && removedBefore) {
        await restore(removedBefore);
        removedLinks.current.delete(id);
      } else {
        const removed = await save({ recipientId: id, isFor });
        if (removed.length > 0) removedLinks.current.set(id, removed);
      }
      const { added, removed } = netChange(id, isFor);
      const text = choiceMessage(added.length, removed.length);
      if (isFor) toast.success(text, { id: scope });
      else toastWithUndo(text, () => toggles.toggle(id, true), { id: scope });
    },
  });
  const dayToggles = useSerialToggles<ForDay | null>({
    ...toggleOptions,
    send: async (id, day) => {
      await save({ recipientId: id, isFor: true, forDay: day });
      toast.success(choiceMessage(0, 0), { id: scope });
    },
  });
  const current = recipientGifts.data ?? [];
  const selectedIds = withPendingToggles(recipientIdsOf(current), toggles);
  const { finish, ...typed } = useTypedRecipient({
    select: (id) => toggles.toggle(id, true),
    // Deleting the person deletes the link as well.
    deselect: () => {},
    selectedIds,
  });
  const days = [
    ...daysByRecipient(current),
    ...dayToggles.pendingIds.map((id) => [id, dayToggles.pending(id)!] as const),
  ];
  const picker: RecipientPickerState = {
    ...typed,
    selectedIds,
    choose: (id, isChosen) => {
      toggles.toggle(id, isChosen);
      typed.type('');
    },
    days: new Map(days),
    chooseDay: dayToggles.toggle,
  };
  return { recipientGifts, picker, hasUnfinishedText: typed.text.trim() !== '', finish };
}
