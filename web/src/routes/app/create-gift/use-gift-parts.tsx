import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { Tag } from '@tuckaway/contract/gifts/tags';
import { useQueryClient } from '@tanstack/react-query';
import { useUserId } from '../../../features/auth/auth-context.ts';
import type { DraftChoices } from '../../../features/gifts/waiting/unsaved-entries.ts';
import type { GiftPart, PartChoice } from '../../../features/gifts/gift-part.ts';
import {
  changedChoices,
  daysByRecipient,
  recipientIdsOf,
} from '../../../features/recipient-gifts/gift-page/recipient-choice.ts';
import { saveRecipientChoices } from '../../../features/recipient-gifts/recipient-gifts.queries.ts';
import { useRecipientHints } from '../../../features/recipient-gifts/gift-page/use-recipient-hints.tsx';
import { RecipientPicker } from '../../../features/recipients/recipient-picker.tsx';
import { useRecipientPicker } from '../../../features/recipients/use-recipient-picker.ts';
import { TagPicker } from '../../../features/tags/tag-picker.tsx';
import { useSaveGiftTags } from '../../../features/tags/use-tag-changes.ts';
import { useTagPicker } from '../../../features/tags/use-tag-picker.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';

export interface StoredParts {
  giftId: number;
  tags: readonly Tag[];
  recipientGifts: readonly RecipientGift[];
}

/** The chosen ids. Throws where the typed tag or person could not be created; its field then shows the reason. */
function validIds(ids: number[] | undefined): number[] {
  if (!ids) throw new Error('What was typed could not be created');
  return ids;
}

/** Tags and recipients in the dialogs of a gift: their fields, and how they are sent. */
export function useGiftParts(
  stored?: StoredParts,
  forRecipientIds: readonly number[] = [],
  storedDraft?: DraftChoices,
) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const current = stored?.recipientGifts ?? [];
  const tags = useTagPicker(stored?.tags, storedDraft);
  const saveTags = useSaveGiftTags();
  const startIds = stored ? recipientIdsOf(current) : forRecipientIds;
  const recipients = useRecipientPicker({
    ids: startIds,
    days: stored ? daysByRecipient(current) : storedDraft?.days,
    text: storedDraft?.recipientText,
  });
  const hintFor = useRecipientHints(stored?.giftId, current, recipients.selectedIds);
  // Without the days of people who were chosen before and are not any more.
  const withDays = (choice: PartChoice): PartChoice => ({
    ...choice,
    forDays: choice.ids.flatMap((id) => recipients.days.get(id) ?? []),
  });
  const parts: GiftPart[] = [
    {
      kind: 'tags',
      isChanged: tags.isChanged,
      save: async (giftId) => {
        await saveTags.mutateAsync({ giftId, tagIds: validIds(await tags.complete()) });
        tags.keepCreated();
      },
      choiceNow: async () => ({ ids: validIds(await tags.complete()), typed: '' }),
      onSaved: tags.keepCreated,
      choiceAsTyped: () => ({ ids: [...tags.selectedIds], typed: tags.text.trim() }),
    },
    {
      kind: 'recipients',
      isChanged:
        recipients.text.trim() !== '' ||
        changedChoices(current, recipients.selectedIds, recipients.days).length > 0,
      save: async (giftId) => {
        const selectedIds = validIds(await recipients.complete());
        const people = changedChoices(current, selectedIds, recipients.days);
        if (people.length > 0) await saveRecipientChoices(userId, giftId, people);
        await refreshAfter(queryClient, 'recipientGiftsChanged');
      },
      choiceNow: async () => withDays({ ids: validIds(await recipients.complete()), typed: '' }),
      choiceAsTyped: () => withDays(recipients.asTyped()),
    },
  ];
  return {
    parts,
    /** The current choice, for a stored draft. */
    choices: {
      recipientIds: recipients.selectedIds,
      days: recipients.days,
      recipientText: recipients.text,
      tagIds: tags.selectedIds,
      tagText: tags.text,
    },
    /** Whether the user has chosen or typed something for a new gift, which starts without chosen days. */
    isTouched:
      tags.isChanged ||
      recipients.text !== '' ||
      recipients.days.size > 0 ||
      recipients.selectedIds.join() !== startIds.join(),
    /** Called when the dialog is closed: deletes tags that were created in it and not saved. */
    discard: () => void tags.discard(),
    fields: (disabled: boolean) => (
      <>
        <TagPicker picker={tags} disabled={disabled} />
        <RecipientPicker
          picker={recipients}
          hintFor={hintFor}
          disabled={disabled}
          offersNoDay={stored !== undefined}
        />
      </>
    ),
  };
}
