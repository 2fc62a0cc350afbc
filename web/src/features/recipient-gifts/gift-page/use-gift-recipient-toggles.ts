import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { ForDay, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { chosenOf, useChangeToName, useSerialToggles } from '../../../lib/queries/use-serial-toggles.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWithUndo } from '../../../ui/feedback/undo-toast.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import type { RecipientPickerState } from '../../recipients/use-recipient-picker.ts';
import { useTypedRecipient } from '../../recipients/use-typed-recipient.ts';
import { daysIn, peopleIn } from './recipient-choice.ts';
import {
  choosePeople,
  recipientsOfGiftQuery,
  restoreRecipientGifts,
  type PersonChoice,
} from '../recipient-gifts.queries.ts';
import { choiceText, CHOICE_FAILED, peopleScope } from './use-choose-recipients.ts';

/** Saves choices about a gift's people and keeps the cached links up to date. */
function useSaveChoice(gift: Gift) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { queryKey } = recipientsOfGiftQuery(userId, gift.id);
  const save = async (choice: PersonChoice): Promise<RecipientGift[]> => {
    const { removed, links: recipientGifts } = await choosePeople(userId, gift.id, [choice]);
    queryClient.setQueryData(queryKey, recipientGifts);
    return removed;
  };
  const comeBack = async (gone: readonly RecipientGift[]) => {
    await restoreRecipientGifts(userId, gone);
    await queryClient.refetchQueries({ queryKey });
  };
  return { save, comeBack };
}

/** Recipients of a gift. Each toggle is saved by itself. */
export function useGiftRecipientToggles(gift: Gift) {
  const queryClient = useQueryClient();
  const recipientGifts = useQuery(recipientsOfGiftQuery(useUserId(), gift.id));
  const { save, comeBack } = useSaveChoice(gift);
  const changeToName = useChangeToName();
  const scope = peopleScope(gift.id);
  const refresh = () => void refreshAfter(queryClient, 'recipientGiftsChanged');
  const sent = { scope, onFailed: () => void toast.error(CHOICE_FAILED), onSettled: refresh };

  /** Links removed in this sheet: choosing the person again restores them. */
  const takenOff = useRef(new Map<number, RecipientGift[]>());
  const toggles = useSerialToggles<boolean>({
    ...sent,
    send: async (id, isFor) => {
      const gone = takenOff.current.get(id);
      if (isFor && gone) {
        await comeBack(gone);
        takenOff.current.delete(id);
      } else {
        const removed = await save({ recipientId: id, isFor });
        if (removed.length > 0) takenOff.current.set(id, removed);
      }
      const { added, removed } = changeToName(id, isFor);
      const text = choiceText(added.length, removed.length);
      if (isFor) toast.success(text, { id: scope });
      else toastWithUndo(text, () => toggles.toggle(id, true), { name: scope });
    },
  });
  const dayToggles = useSerialToggles<ForDay | null>({
    ...sent,
    send: async (id, day) => {
      await save({ recipientId: id, isFor: true, forDay: day });
      toast.success(choiceText(0, 0), { id: scope });
    },
  });
  const current = recipientGifts.data ?? [];
  const selectedIds = chosenOf(peopleIn(current), toggles);
  const { finish, ...typed } = useTypedRecipient({
    choose: (id) => toggles.toggle(id, true),
    // The link goes with the person.
    unchoose: () => {},
    selectedIds,
  });
  const days = [
    ...daysIn(current),
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
  return { recipientGifts, picker, isLeft: typed.text.trim() !== '', finish };
}
