import { recipients, type NewRecipient, type Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import type { z } from 'zod';
import { withReason } from '../../lib/api/refusal-text.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DateFields, EMPTY_DATE, typedDate, type TypedDate } from '../../ui/inputs/date-fields.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Link } from 'react-router';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useForm, type FormFields } from '../../ui/hooks/use-form.ts';
import { useUserId } from '../auth/auth-context.ts';
import { findNamesake } from './find-people.ts';
import { recipientsQuery } from './recipients.queries.ts';
import { CREATE_RECIPIENT_FAILED, useChangeRecipient, useCreateRecipient } from './use-recipient-changes.ts';

interface RecipientFormProps {
  /** Schema of the body of the call that creates or changes the person. */
  schema: z.ZodType<NewRecipient>;
  initial: { name: string; email: string | null };
  send: (draft: NewRecipient) => unknown;
  submitLabel: string;
  isNew?: boolean;
  onClose: () => void;
  className?: string;
}

/** Form with name and e-mail of a person, and for a new one an optional birthday. */
function RecipientForm({
  schema,
  initial,
  send,
  submitLabel,
  isNew = false,
  onClose,
  className,
}: RecipientFormProps) {
  // Sends null to clear the e-mail, and omits it if it was never set.
  const noEmail = initial.email ? null : undefined;
  const form = useForm({
    initial: { name: initial.name, email: initial.email ?? '', birthday: EMPTY_DATE },
    rules: {
      schema,
      toBody: ({ name, email, birthday }) => ({
        name,
        email: email.trim() === '' ? noEmail : email,
        ...(isNew && { birthday: typedDate(birthday) }),
      }),
    },
    send,
  });
  // No text where a field shows the failure.
  const failure =
    form.failureText(CREATE_RECIPIENT_FAILED) && withReason(CREATE_RECIPIENT_FAILED, form.failure);
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
        hint={isNew && <NamesakeNotice name={form.values.name} />}
        {...form.field('name')}
      />
      <TextField
        {...shared}
        type="email"
        label="Email"
        placeholder="Email (optional)"
        {...form.field('email')}
      />
      {isNew && <BirthdayFields form={form} />}
      <div className="flex gap-2 self-end">
        <Button type="submit" loading={form.isSending} disabled={form.values.name.trim() === ''}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {failure && <InlineError className="basis-full">{failure}</InlineError>}
    </form>
  );
}

/** Hint that a recipient of this name exists. */
function NamesakeNotice({ name }: { name: string }) {
  const { data: people = [] } = useQuery(recipientsQuery(useUserId()));
  const namesake = findNamesake(people, name);
  return (
    <span role="status">
      {namesake && (
        <>
          You already have{' '}
          <Link to={paths.recipient(namesake.id)} className="link">
            {namesake.name}
          </Link>
          . Create makes another person of this name.
        </>
      )}
    </span>
  );
}

interface BirthdayFieldsProps {
  form: Pick<FormFields<{ name: string; email: string; birthday: TypedDate }>, 'values' | 'errors' | 'set'>;
}

/** An optional birthday. */
function BirthdayFields({ form: { values, errors, set } }: BirthdayFieldsProps) {
  const { birthday } = values;
  return (
    <div className="grid min-w-72 grow basis-0 gap-1.5 sm:max-w-md">
      <span aria-hidden className="text-sm font-semibold">
        Birthday (optional)
      </span>
      <DateFields
        groupLabel="Birthday"
        value={birthday}
        errors={{
          month: errors['birthday/month'],
          day: errors['birthday/day'],
          year: errors['birthday/year'],
        }}
        onChange={(part, text) => set('birthday', { ...birthday, [part]: text })}
      />
    </div>
  );
}

export function NewRecipientForm({ onClose }: { onClose: () => void }) {
  const create = useCreateRecipient();
  return (
    <section aria-label="New recipient" className="mb-8 rounded-lg border bg-card p-4 sm:p-5">
      <RecipientForm
        schema={recipients.create.body}
        initial={{ name: '', email: null }}
        send={async (draft) => {
          await create.mutateAsync(draft);
          onClose();
        }}
        submitLabel="Create"
        isNew
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

/** Form that renames a person. It closes on submit, because the change is an optimistic update. */
export function EditRecipientForm({ recipient, onClose, className }: EditRecipientFormProps) {
  const change = useChangeRecipient();
  return (
    <RecipientForm
      schema={recipients.change.body}
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
