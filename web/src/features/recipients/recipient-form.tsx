import { recipients, type Recipient, type RecipientDraft } from '@tuckaway/contract/recipients';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { cx } from '../../ui/cx.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { CREATE_RECIPIENT_FAILED, useChangeRecipient, useCreateRecipient } from './use-recipient-changes.ts';

interface RecipientFormProps {
  initial: { name: string; email: string | null };
  send: (draft: RecipientDraft) => unknown;
  submitLabel: string;
  onClose: () => void;
  className?: string;
}

/** Name and email of a person, for creating and for editing. */
function RecipientForm({ initial, send, submitLabel, onClose, className }: RecipientFormProps) {
  // An emptied address is removed; one that never was is not mentioned.
  const noEmail = initial.email ? null : undefined;
  const form = useForm({
    initial: { name: initial.name, email: initial.email ?? '' },
    rules: {
      schema: recipients.create.body,
      toBody: ({ name, email }) => ({ name, email: email.trim() === '' ? noEmail : email }),
    },
    send,
  });
  const failure = form.failureText(CREATE_RECIPIENT_FAILED);
  const reason = failure === CREATE_RECIPIENT_FAILED ? undefined : failure;
  const shared = {
    autoComplete: 'off',
    className: 'min-w-56 grow basis-0',
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onClose(),
  };
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      className={cx('flex flex-wrap items-start gap-x-3 gap-y-4', className)}
    >
      <TextField
        {...shared}
        label="Name"
        placeholder="Recipient name"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by the person's own click
        autoFocus
        required
        {...form.field('name')}
      />
      <TextField
        {...shared}
        type="email"
        label="Email"
        placeholder="Email (optional)"
        {...form.field('email')}
      />
      <div className="flex gap-2 self-end">
        <Button type="submit" loading={form.isSending} disabled={form.values.name.trim() === ''}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {failure && (
        <InlineError className="basis-full">
          <span>{CREATE_RECIPIENT_FAILED}</span> {reason && <span>{reason}</span>}
        </InlineError>
      )}
    </form>
  );
}

export function NewRecipientForm({ onClose }: { onClose: () => void }) {
  const create = useCreateRecipient();
  return (
    <section aria-label="New recipient" className="mb-8 rounded-lg border bg-card p-4 sm:p-5">
      <RecipientForm
        initial={{ name: '', email: null }}
        send={async (draft) => {
          await create.mutateAsync(draft);
          onClose();
        }}
        submitLabel="Create"
        onClose={onClose}
      />
    </section>
  );
}

interface EditRecipientFormProps {
  recipient: Recipient;
  onClose: () => void;
  className?: string;
}

/** Closes at once: the new name is shown before the server has agreed. */
export function EditRecipientForm({ recipient, onClose, className }: EditRecipientFormProps) {
  const change = useChangeRecipient();
  return (
    <RecipientForm
      initial={recipient}
      send={(draft) => {
        onClose();
        change.mutate({ id: recipient.id, draft });
      }}
      submitLabel="Save"
      onClose={onClose}
      className={className}
    />
  );
}
