import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { formatDate } from '../../../lib/format.ts';
import { today } from '../../../lib/today.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../../ui/hooks/use-form.ts';
import { GivenDateForm } from './given-date.ts';
import { GivenNotice } from './given-notice.tsx';
import { useSaveGivenDate } from '../use-recipient-gift-changes.ts';

interface MarkGivenDialogProps extends DialogState {
  recipientGift: Pick<RecipientGift, 'id' | 'boughtAt' | 'givenAt' | 'dayOn' | 'dayChosen'> & {
    gift: { title: string };
    recipient: { name: string };
  };
  /** 'Given to {name} on {date}', if it or a similar gift was given before. */
  notice?: string | undefined;
}

export function MarkGivenDialog({ recipientGift, notice, open, onOpenChange }: MarkGivenDialogProps) {
  const { givenAt, gift, recipient, dayOn } = recipientGift;
  const isEarly = givenAt === null && dayOn !== null && dayOn > today();
  const mark = useSaveGivenDate();
  const form = useForm({
    initial: { date: givenAt ? dateOfGivenAt(givenAt) : likelyDate(dayOn) },
    rules: { schema: GivenDateForm },
    send: async ({ date }) => {
      await mark.mutateAsync({ recipientGift, input: date });
      onOpenChange(false);
    },
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={givenAt ? 'Change the date' : 'Mark as given'}
      description={`${gift.title}, for ${recipient.name}`}
      form={form}
      submitLabel={givenAt ? 'Save' : 'Mark as given'}
      busyLabel="Saving..."
      failure={form.failureText('Failed to mark as given. Please try again.')}
    >
      <TextField
        type="date"
        label="Given on"
        required
        max={today()}
        hint={
          isEarly ? `It is meant for ${formatDate(dayOn)}. Choose the date you really gave it.` : undefined
        }
        {...form.field('date')}
      />
      {notice && <GivenNotice>{notice}</GivenNotice>}
    </FormDialog>
  );
}

/** Default of the date field: the day of the link if it has passed, else today. */
const likelyDate = (dayOn: string | null) => (dayOn !== null && dayOn < today() ? dayOn : today());
