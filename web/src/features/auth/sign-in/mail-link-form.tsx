import { SIGN_IN_LINK_MINUTES } from '@tuckaway/domain/limits';
import { useState, type FormEvent } from 'react';
import { serverText } from '../../../lib/api/refusal-text.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { MailIcon } from '../../../ui/graphics/icons.tsx';
import { requestSignInLink } from '../auth.calls.ts';

const FAILED = 'The link was not sent. Please try again.';

/** Moves the focus to the field, because the focused button was replaced by the form. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Requests a sign-in link by e-mail. The message is the same for known and unknown addresses. */
export function MailLinkForm({ disabled }: { disabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<string>();

  if (sentTo !== undefined) {
    return (
      <p role="status" className="rounded-md bg-green-wash px-3.5 py-2.5 text-sm wrap-anywhere">
        We sent a link to <strong>{sentTo}</strong>. Open it in this browser within {SIGN_IN_LINK_MINUTES}{' '}
        minutes.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        disabled={disabled}
        onClick={() => setIsOpen(true)}
      >
        <MailIcon />
        Continue with e-mail
      </Button>
    );
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await requestSignInLink(email);
      setSentTo(email.trim());
    } catch (reason) {
      setError(serverText(reason, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        ref={focus}
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        loading={busy}
        loadingText="Sending..."
        disabled={disabled}
      >
        Send me a link
      </Button>
    </form>
  );
}
