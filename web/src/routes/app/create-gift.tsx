import { useState } from 'react';
import { useUserId } from '../../features/auth/auth-context.ts';
import { TargetListField } from '../../features/gift-lists/target-list-field.tsx';
import { CreateGiftDialog } from '../../features/gifts/create-gift-dialog.tsx';
import type { FollowUp } from '../../features/gifts/create-gift.ts';
import { addRecipients } from '../../features/recipient-gifts/recipient-gifts.queries.ts';
import { RecipientPicker } from '../../features/recipients/recipient-picker.tsx';
import { TagPicker } from '../../features/tags/tag-picker.tsx';
import { saveGiftTags } from '../../features/tags/tags.queries.ts';
import type { DialogState } from '../../ui/use-dialog.tsx';

/** A new gift with its tags, its recipients and the list that holds it. */
export function CreateGift(dialog: DialogState) {
  const userId = useUserId();
  const [tagIds, setTagIds] = useState<number[]>([]);
  const [recipientIds, setRecipientIds] = useState<number[]>([]);
  const [giftListId, setGiftListId] = useState<number>();
  const followUps: FollowUp[] = [];
  if (tagIds.length > 0) followUps.push({ what: 'tags', save: (id) => saveGiftTags(id, tagIds) });
  if (recipientIds.length > 0) {
    followUps.push({ what: 'recipients', save: (id) => addRecipients(userId, id, recipientIds) });
  }
  return (
    <CreateGiftDialog {...dialog} giftListId={giftListId} followUps={followUps}>
      {(disabled) => (
        <>
          <TagPicker selectedIds={tagIds} onChange={setTagIds} disabled={disabled} />
          <RecipientPicker selectedIds={recipientIds} onChange={setRecipientIds} disabled={disabled} />
          <TargetListField value={giftListId} onChange={setGiftListId} disabled={disabled} />
        </>
      )}
    </CreateGiftDialog>
  );
}
