import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '../../features/auth/auth-context.ts';
import { myListsQuery } from '../../features/gift-lists/gift-lists.queries.ts';
import { TargetListField } from '../../features/gift-lists/target-list-field.tsx';
import { CreateGiftDialog } from '../../features/gifts/create-gift-dialog.tsx';
import type { FollowUp } from '../../features/gifts/create-gift.ts';
import { addRecipients } from '../../features/recipient-gifts/recipient-gifts.queries.ts';
import { RecipientPicker } from '../../features/recipients/recipient-picker.tsx';
import { useRecipientPicker } from '../../features/recipients/use-recipient-picker.ts';
import { TagPicker } from '../../features/tags/tag-picker.tsx';
import { saveGiftTags } from '../../features/tags/tags.queries.ts';
import { useTagPicker } from '../../features/tags/use-tag-picker.ts';
import type { DialogState } from '../../ui/use-dialog.tsx';

export interface CreateGiftProps extends DialogState {
  /** The list whose page is open; taken where it is one of mine. */
  suggestedListId: number | undefined;
}

/** What was typed last could not be made: the gift exists, and a warning tells the rest. */
function made(ids: number[] | undefined): number[] {
  if (!ids) throw new Error('What was typed could not be created');
  return ids;
}

/** A new gift with its tags, its recipients and the list that holds it. */
export function CreateGift({ suggestedListId, ...dialog }: CreateGiftProps) {
  const userId = useUserId();
  const { data: lists } = useQuery(myListsQuery(userId));
  const tags = useTagPicker();
  const recipients = useRecipientPicker();
  const [chosen, setChosen] = useState<{ giftListId: number | undefined }>();
  const suggested = lists?.find(({ id, isFavorites }) => id === suggestedListId && !isFavorites)?.id;
  const giftListId = chosen ? chosen.giftListId : suggested;
  const followUps: FollowUp[] = [];
  if (tags.selectedIds.length > 0 || tags.text.trim() !== '') {
    const save = async (giftId: number) => {
      await saveGiftTags(giftId, made(await tags.complete()));
      tags.keep();
    };
    followUps.push({ what: 'tags', save });
  }
  if (recipients.selectedIds.length > 0 || recipients.text.trim() !== '') {
    const save = async (giftId: number) =>
      await addRecipients(userId, giftId, made(await recipients.complete()));
    followUps.push({ what: 'recipients', save });
  }
  const onOpenChange = (open: boolean) => {
    if (!open) void tags.discard();
    dialog.onOpenChange(open);
  };
  return (
    <CreateGiftDialog
      {...dialog}
      onOpenChange={onOpenChange}
      giftListId={giftListId}
      followUps={followUps}
      isExtended={followUps.length > 0 || chosen !== undefined}
    >
      {(disabled) => (
        <>
          <TagPicker picker={tags} disabled={disabled} />
          <RecipientPicker picker={recipients} disabled={disabled} />
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
