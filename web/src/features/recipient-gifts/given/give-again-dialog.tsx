import type { ForDay, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../../ui/hooks/use-form.ts';
import { useUserId } from '../../auth/auth-context.ts';
import { ForDayField } from '../../recipient-days/for-day-field.tsx';
import { saveRecipientChoices } from '../recipient-gifts.queries.ts';
import { z } from 'zod';

interface GiveAgainDialogProps extends DialogState {
  recipientGift: RecipientGift;
}

interface AgainDraft {
  /** The chosen day; undefined for the next day. */
  forDay: ForDay | null | undefined;
}

/** Plans a gift once more; the given link stays. */
export function GiveAgainDialog({ recipientGift, open, onOpenChange }: GiveAgainDialogProps) {
  const { gift, recipient } = recipientGift;
  const queryClient = useQueryClient();
  const userId = useUserId();
  const plan = useMutation({
    mutationFn: ({ forDay }: AgainDraft) =>
      saveRecipientChoices(userId, gift.id, [
        { recipientId: recipient.id, isFor: true, forDay: forDay === undefined ? 'next' : forDay },
      ]),
    onSuccess: () => toast.success(`Tucked away for ${recipient.name} once more`),
    onSettled: () => refreshAfter(queryClient, 'recipientGiftsChanged'),
  });
  const form = useForm({
    initial: { forDay: undefined } as AgainDraft,
    rules: { schema: z.object({}), toBody: () => ({}) },
    send: async () => {
      await plan.mutateAsync(form.values);
      onOpenChange(false);
    },
  });
  const failed = 'Failed to update recipients for gift. Please try again.';
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Give it again"
      description={`${gift.title}, for ${recipient.name}. What was given stays as it is.`}
      form={form}
      submitLabel="Tuck away"
      busyLabel="Saving..."
      failure={plan.isError ? refusalText(plan.error, failed) : undefined}
    >
      <ForDayField
        recipient={recipient}
        value={form.values.forDay}
        onChange={(forDay) => form.set('forDay', forDay)}
      />
    </FormDialog>
  );
}
