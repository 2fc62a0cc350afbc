import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { TargetListField } from '../../../features/gift-lists/target-list-field.tsx';
import { useTargetLists } from '../../../features/gift-lists/use-target-lists.ts';
import { CreateGiftDialog } from '../../../features/gifts/create/create-gift-dialog.tsx';
import type { StoredDraft } from '../../../features/gifts/waiting/unsaved-entries.ts';
import type { PastedGift } from '../../../features/gifts/create/pasted-gifts.ts';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useGiftParts } from './use-gift-parts.tsx';

interface CreateGiftProps extends DialogState {
  /** The list whose page is open; used as target if the user owns or edits it. */
  suggestedListId?: number | undefined;
  /** The preselected recipient. */
  recipientIds?: readonly number[];
  /** Content shared from another app. */
  pasted?: readonly PastedGift[];
  /** The content came with the address of the page, from another site or app. */
  isFromOutside?: boolean;
  /** The form to continue, stored when a session ended. */
  storedDraft?: StoredDraft | undefined;
  onDone?: () => void;
}

/** A new gift with its tags, its recipients and the list that holds it. */
export function CreateGift(props: CreateGiftProps) {
  const { suggestedListId, recipientIds, pasted, isFromOutside, storedDraft, onDone, ...dialog } = props;
  const draftChoices = storedDraft?.choices;
  const targetLists = useTargetLists();
  const { parts, fields, discard, isTouched, choices } = useGiftParts(
    undefined,
    draftChoices?.recipientIds ?? recipientIds,
    draftChoices,
  );
  const [chosen, setChosen] = useState<{ giftListId: number | undefined } | undefined>(draftChoices);
  const suggested = targetLists.find(({ id }) => id === suggestedListId)?.id;
  const giftListId = chosen ? chosen.giftListId : suggested;
  const listName = targetLists.find(({ id }) => id === giftListId)?.name ?? 'Favorites';
  const onOpenChange = (open: boolean) => {
    if (!open) discard();
    dialog.onOpenChange(open);
  };
  return (
    <CreateGiftDialog
      {...dialog}
      onOpenChange={onOpenChange}
      onDone={onDone}
      pasted={pasted}
      isFromOutside={isFromOutside}
      storedDraft={storedDraft}
      choices={choices}
      giftListId={giftListId}
      parts={parts}
      hasOtherChoices={isTouched || chosen !== undefined}
      summary={<Summary listName={listName} recipientIds={choices.recipientIds} />}
    >
      {(disabled) => (
        <>
          {fields(disabled)}
          <TargetListField
            lists={targetLists}
            value={giftListId}
            onChange={(id) => setChosen({ giftListId: id })}
            disabled={disabled}
          />
        </>
      )}
    </CreateGiftDialog>
  );
}

interface SummaryProps {
  listName: string;
  recipientIds: readonly number[];
}

/** Summary of list and recipients, shown while their fields are collapsed. */
function Summary({ listName, recipientIds }: SummaryProps) {
  const { data: people = [] } = useQuery(recipientsQuery(useUserId()));
  const names = people.filter(({ id }) => recipientIds.includes(id)).map(({ name }) => name);
  return (
    <>
      Kept in <strong className="font-semibold text-ink">{listName}</strong>
      {names.length > 0 && (
        <>
          , for <strong className="font-semibold text-ink">{names.join(', ')}</strong>
        </>
      )}
    </>
  );
}
