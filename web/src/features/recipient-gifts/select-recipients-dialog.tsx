import { dayOfGivenAt } from '@tuckaway/contract/given-day';
import type { Gift } from '@tuckaway/contract/gifts';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import type { Recipient } from '@tuckaway/contract/recipients';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { RecipientPicker } from '../recipients/recipient-picker.tsx';
import { useRecipientPicker } from '../recipients/use-recipient-picker.ts';
import { givenBeforeText } from './given-before.ts';
import { GivenNotice } from './given-notice.tsx';
import { givenBeforeQuery } from './recipient-gifts.queries.ts';
import { diffRecipients, isDraftLink, useChooseRecipients } from './use-choose-recipients.ts';

export interface SelectRecipientsDialogProps {
  gift: Gift;
  current: readonly RecipientGift[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Mounted anew for each opening, so that it always starts from what is saved. */
export function SelectRecipientsDialog({ gift, current, open, onOpenChange }: SelectRecipientsDialogProps) {
  const picker = useRecipientPicker(current.map(({ recipientId }) => recipientId));
  const [isSaving, setIsSaving] = useState(false);
  const { data: givenBefore = [] } = useQuery(givenBeforeQuery(useUserId(), gift.id));
  const choose = useChooseRecipients(gift);
  const diff = diffRecipients(current, picker.selectedIds);

  const hintFor = (recipient: Recipient) => {
    const loss = lossOf(diff.removed.find(({ recipientId }) => recipientId === recipient.id));
    if (loss) return <span className="text-red">{loss}</span>;
    const before = givenBefore.find(({ recipientId }) => recipientId === recipient.id);
    return before && <GivenNotice>{givenBeforeText(before)}</GivenNotice>;
  };
  const save = async () => {
    setIsSaving(true);
    const selectedIds = await picker.complete();
    setIsSaving(false);
    // Whoever is typed could not be created: the field says why.
    if (!selectedIds) return;
    onOpenChange(false);
    const chosen = diffRecipients(current, selectedIds);
    if (chosen.addedIds.length + chosen.removed.length > 0) choose.mutate(chosen);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Select Recipients"
      description={gift.title}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          {/* The last choice may still be on its way. */}
          <Button loading={isSaving || current.some(isDraftLink)} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <RecipientPicker picker={picker} hintFor={hintFor} />
    </Dialog>
  );
}

/** Taking somebody off a gift also forgets what was written down about it. */
function lossOf(removed: RecipientGift | undefined): string | undefined {
  if (removed?.givenAt) return `Forgets that it was given on ${formatDate(dayOfGivenAt(removed.givenAt))}.`;
  return removed?.note ? 'Forgets the note.' : undefined;
}
