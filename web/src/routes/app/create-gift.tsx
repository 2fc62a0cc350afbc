import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '../../features/auth/auth-context.ts';
import { myListsQuery } from '../../features/gift-lists/gift-lists.queries.ts';
import { TargetListField } from '../../features/gift-lists/target-list-field.tsx';
import { CreateGiftDialog } from '../../features/gifts/create-gift-dialog.tsx';
import type { FollowUp } from '../../features/gifts/create-gift.ts';
import { addRecipients } from '../../features/recipient-gifts/recipient-gifts.queries.ts';
import { RecipientPicker } from '../../features/recipients/recipient-picker.tsx';
import { TagPicker } from '../../features/tags/tag-picker.tsx';
import { saveGiftTags } from '../../features/tags/tags.queries.ts';
import type { DialogState } from '../../ui/use-dialog.tsx';

export interface CreateGiftProps extends DialogState {
  /** The list whose page is open; taken where it is one of mine. */
  suggestedListId: number | undefined;
}

/** A new gift with its tags, its recipients and the list that holds it. */
export function CreateGift({ suggestedListId, ...dialog }: CreateGiftProps) {
  const userId = useUserId();
  const { data: lists } = useQuery(myListsQuery(userId));
  const [tagIds, setTagIds] = useState<number[]>([]);
  const [recipientIds, setRecipientIds] = useState<number[]>([]);
  const [chosen, setChosen] = useState<{ giftListId: number | undefined }>();
  const suggested = lists?.find(({ id, isFavorites }) => id === suggestedListId && !isFavorites)?.id;
  const giftListId = chosen ? chosen.giftListId : suggested;
  const followUps: FollowUp[] = [];
  if (tagIds.length > 0) followUps.push({ what: 'tags', save: (id) => saveGiftTags(id, tagIds) });
  if (recipientIds.length > 0) {
    followUps.push({ what: 'recipients', save: (id) => addRecipients(userId, id, recipientIds) });
  }
  return (
    <CreateGiftDialog
      {...dialog}
      giftListId={giftListId}
      followUps={followUps}
      isExtended={followUps.length > 0 || chosen !== undefined}
    >
      {(disabled) => (
        <>
          <TagPicker selectedIds={tagIds} onChange={setTagIds} disabled={disabled} />
          <RecipientPicker selectedIds={recipientIds} onChange={setRecipientIds} disabled={disabled} />
          <TargetListField
            value={giftListId}
            onChange={(id) => setChosen({ giftListId: id })}
            disabled={disabled}
          />
        </>
      )}
    </CreateGiftDialog>
  );
}
