import { SignUpInvitationDraft } from '@tuckaway/contract/accounts/operator';
import { useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useInvite } from './use-operator-changes.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { LinkField } from '../../ui/inputs/link-field.tsx';

const DAYS = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;
type Days = (typeof DAYS)[number]['value'];

interface CreatedInvitation {
  link: string;
  sentTo: string | undefined;
}

/** Creates an invitation, then shows its link, which is shown only once. */
export function InviteDialog(state: DialogState) {
  const [created, setCreated] = useState<CreatedInvitation>();
  return created ? (
    <CreatedDialog {...state} {...created} />
  ) : (
    <DraftDialog {...state} onCreated={setCreated} />
  );
}

interface InvitationValues {
  email: string;
  maxUses: string;
  days: Days;
}

function DraftDialog({
  onCreated,
  ...state
}: DialogState & { onCreated: (created: CreatedInvitation) => void }) {
  const invite = useInvite();
  const form = useForm({
    initial: { email: '', maxUses: '1', days: '7' } as InvitationValues,
    rules: {
      schema: SignUpInvitationDraft,
      toBody: ({ email, maxUses, days }: InvitationValues) => ({
        ...(email.trim() !== '' && { email }),
        maxUses: Number(maxUses),
        days: Number(days),
      }),
    },
    send: async (body) => {
      const { link, isMailed } = await invite.mutateAsync(body);
      onCreated({ link, sentTo: isMailed ? body.email : undefined });
    },
  });
  return (
    <FormDialog
      {...state}
      title="Invite somebody"
      description="They get a link by which they can make an account here."
      form={form}
      submitLabel="Make the link"
      busyLabel="Making it..."
      failure={form.failureText('The invitation was not made. Please try again.')}
      discardSubject="this invitation"
    >
      <TextField
        label="Their e-mail address"
        hint="Optional. Then only this address can join, and the link is sent there where mail is set up."
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="How many may join" type="number" min={1} max={100} {...form.field('maxUses')} />
        <SelectField<Days>
          label="Good for"
          options={DAYS}
          value={form.values.days}
          onValueChange={(days) => form.set('days', days)}
        />
      </div>
    </FormDialog>
  );
}

function CreatedDialog({ link, sentTo, open, onOpenChange }: DialogState & CreatedInvitation) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="The invitation is ready"
      description={
        sentTo
          ? `It is on its way to ${sentTo}. You can also pass the link on yourself.`
          : 'Pass the link on.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
          <Button onClick={() => void copyText(link)}>Copy link</Button>
        </>
      }
    >
      <LinkField label="Link" hint="It is shown only now." value={link} />
    </Dialog>
  );
}
