import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '../../features/auth/auth-context.ts';
import { myListsQuery } from '../../features/gift-lists/gift-lists.queries.ts';
import { TargetListField } from '../../features/gift-lists/target-list-field.tsx';
import { CreateGiftDialog } from '../../features/gifts/create-gift-dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { useGiftParts } from './use-gift-parts.tsx';

interface CreateGiftProps extends DialogState {
  /** The list whose page is open; taken where it is one of mine. */
  suggestedListId: number | undefined;
  /** Who it is for from the start. */
  recipientIds?: readonly number[];
}

/** A new gift with its tags, its recipients and the list that holds it. */
export function CreateGift({ suggestedListId, recipientIds, ...dialog }: CreateGiftProps) {
  const { data: lists } = useQuery(myListsQuery(useUserId()));
  const { parts, fields, discard, isTouched } = useGiftParts(undefined, recipientIds);
  const [chosen, setChosen] = useState<{ giftListId: number | undefined }>();
  const suggested = lists?.find(({ id, isFavorites }) => id === suggestedListId && !isFavorites)?.id;
  const giftListId = chosen ? chosen.giftListId : suggested;
  const onOpenChange = (open: boolean) => {
    if (!open) discard();
    dialog.onOpenChange(open);
  };
  return (
    <CreateGiftDialog
      {...dialog}
      onOpenChange={onOpenChange}
      giftListId={giftListId}
      parts={parts}
      isExtended={isTouched || chosen !== undefined}
    >
      {(disabled) => (
        <>
          {fields(disabled)}
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
