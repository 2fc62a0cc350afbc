import { Email } from '@tuckaway/contract/fields';
import { RecipientName, type Recipient, type RecipientDraft } from '@tuckaway/contract/recipients';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface Errors {
  name?: string | undefined;
  email?: string | undefined;
}

export interface RecipientFieldsProps {
  initial?: Recipient;
  onSubmit: (draft: RecipientDraft) => void;
  onCancel: () => void;
  /** What the server said about a field. */
  serverErrors?: Errors;
  /** The buttons, told whether there is anything to send. */
  children: (canSubmit: boolean) => ReactNode;
  className?: string;
}

/** Name and email of a person, for creating and for editing. */
export function RecipientFields({
  initial,
  onSubmit,
  onCancel,
  serverErrors,
  children,
  className,
}: RecipientFieldsProps) {
  const [name, setName] = useState(initial?.name ?? '');
  const [email, setEmail] = useState(initial?.email ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const shown = { ...serverErrors, ...errors };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(name, email);
    setErrors(checked.errors);
    if (!checked.draft) return;
    // An emptied address is removed; one that never was is not mentioned.
    onSubmit(
      checked.draft.email === undefined && initial?.email ? { ...checked.draft, email: null } : checked.draft,
    );
  };

  const cancelOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onCancel();

  return (
    <form onSubmit={submit} noValidate className={className}>
      <TextField
        label="Name"
        placeholder="Recipient name"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by the person's own click
        autoFocus
        required
        autoComplete="off"
        value={name}
        error={shown.name}
        className="min-w-56 grow basis-0"
        onKeyDown={cancelOnEscape}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        type="email"
        label="Email"
        placeholder="Email (optional)"
        autoComplete="off"
        value={email}
        error={shown.email}
        className="min-w-56 grow basis-0"
        onKeyDown={cancelOnEscape}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="flex gap-2 self-end">{children(name.trim() !== '')}</div>
    </form>
  );
}

export function check(name: string, email: string): { draft?: RecipientDraft; errors: Errors } {
  const parsedName = RecipientName.safeParse(name);
  const parsedEmail = email.trim() === '' ? undefined : Email.safeParse(email);
  const errors = {
    name: parsedName.error?.issues[0]?.message,
    email: parsedEmail?.error?.issues[0]?.message,
  };
  if (!parsedName.success || parsedEmail?.success === false) return { errors };
  return { errors, draft: { name: parsedName.data, ...(parsedEmail && { email: parsedEmail.data }) } };
}
