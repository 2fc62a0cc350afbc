import { amountOrNull, writeAmount } from '@tuckaway/domain/amounts';
import {
  NOTE_MAX,
  recipientGifts,
  type ForDay,
  type RecipientGift,
} from '@tuckaway/contract/people/recipient-gifts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { PriceField } from '../../../ui/inputs/price-field.tsx';
import { TextArea, TextField } from '../../../ui/inputs/text-field.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useForm, type FormFields } from '../../../ui/hooks/use-form.ts';
import { isSameOccurrence } from '../../recipient-days/for-day.ts';
import { ForDayField } from '../../recipient-days/for-day-field.tsx';
import { today } from '../../../lib/today.ts';
import { forDayOf, type RecipientGiftChange } from '../recipient-gifts.queries.ts';
import { useSaveDetails } from '../use-recipient-gift-changes.ts';

interface DetailsDraft {
  forDay: ForDay | null;
  boughtAt: string;
  paid: string;
  isThanked: boolean;
  thanksNote: string;
}

interface DetailsDialogProps extends DialogState {
  recipientGift: RecipientGift;
}

/** Details of a link: day, purchase date, price, thank-you note. */
export function DetailsDialog({ recipientGift, open, onOpenChange }: DetailsDialogProps) {
  const { gift, recipient, givenAt } = recipientGift;
  const save = useSaveDetails();
  const form = useForm({
    initial: draftOf(recipientGift),
    rules: {
      schema: recipientGifts.change.body,
      toBody: (draft: DetailsDraft) => changeOf(recipientGift, draft),
    },
    send: async (change) => {
      if (Object.keys(change).length > 0) await save.mutateAsync({ recipientGift, input: change });
      onOpenChange(false);
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={givenAt ? 'Price and thanks' : 'Day and price'}
      description={`${gift.title}, for ${recipient.name}`}
      form={form}
      submitLabel="Save"
      busyLabel="Saving..."
      failure={form.failureText('Failed to save the details. Please try again.')}
    >
      {/* A given link keeps its day. */}
      {!givenAt && (
        <ForDayField
          recipient={recipient}
          value={form.values.forDay}
          error={form.errors.forDay}
          onChange={(forDay) => form.set('forDay', forDay)}
        />
      )}
      <TextField type="date" label="Bought on" {...form.field('boughtAt')} />
      <PriceField
        label="Price paid"
        value={form.values.paid}
        error={form.errors.paid}
        onValueChange={(paid) => form.set('paid', paid)}
      />
      {givenAt && <ThanksFields form={form} name={recipient.name} />}
    </FormDialog>
  );
}

function ThanksFields({ form, name }: { form: FormFields<DetailsDraft>; name: string }) {
  return (
    <>
      <Checkbox
        label={`${name} said thank you`}
        checked={form.values.isThanked}
        onCheckedChange={(isThanked) => form.set('isThanked', isThanked)}
      />
      <TextArea
        label="What they said"
        placeholder="Wears it every day..."
        maxLength={NOTE_MAX}
        {...form.field('thanksNote')}
      />
    </>
  );
}

const draftOf = (recipientGift: RecipientGift): DetailsDraft => ({
  forDay: forDayOf(recipientGift),
  boughtAt: recipientGift.boughtAt ?? '',
  paid: recipientGift.paid === null ? '' : writeAmount(recipientGift.paid),
  isThanked: recipientGift.thankedAt !== null,
  thanksNote: recipientGift.thanksNote ?? '',
});

/** Sends changed fields only, so that a day that was deleted meanwhile is not sent again. */
function changeOf(stored: RecipientGift, draft: DetailsDraft): RecipientGiftChange {
  const boughtAt = draft.boughtAt || null;
  const paid = amountOrNull(draft.paid);
  const thanksNote = draft.thanksNote.trim() || null;
  const isThanked = stored.thankedAt !== null;
  return {
    ...(!isSameOccurrence(draft.forDay, forDayOf(stored)) && { forDay: draft.forDay }),
    ...(boughtAt !== stored.boughtAt && { boughtAt }),
    ...(paid !== stored.paid && { paid }),
    ...(draft.isThanked !== isThanked && { thankedAt: draft.isThanked ? today() : null }),
    ...(thanksNote !== stored.thanksNote && { thanksNote }),
  };
}
