import { serverText } from '../../lib/api/refusal-text.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TitledCard } from '../../ui/layout/titled-card.tsx';
import { useTestMail } from './use-operator-changes.ts';

/** Sends a test mail to the operator and shows the response of the mail server. */
export function MailCard({ mailFrom, canMail }: { mailFrom: string | null; canMail: boolean }) {
  const test = useTestMail();
  const { data: result, error } = test;
  if (!canMail) {
    return (
      <TitledCard title="Mail">
        <p className="text-sm text-ink-soft">
          No mail is sent: reminders, sign-in links and invitations by mail need SMTP_URL and MAIL_FROM.
        </p>
      </TitledCard>
    );
  }
  return (
    <TitledCard title="Mail" lead={mailFrom && `Sent from ${mailFrom}`}>
      <Button
        variant="secondary"
        loading={test.isPending}
        loadingText="Sending..."
        onClick={() => test.mutate(undefined)}
      >
        Send me a test mail
      </Button>
      {result?.isAccepted && (
        <p role="status" className="mt-4 rounded-md bg-green-wash px-3.5 py-2.5 text-sm wrap-anywhere">
          The mail server took the mail to {result.sentTo} and said: “{result.answer}”
        </p>
      )}
      {result && !result.isAccepted && (
        <InlineError className="mt-4">
          The mail to {result.sentTo} was not taken. The mail server said: “{result.answer}”
        </InlineError>
      )}
      {error && (
        <InlineError className="mt-4">
          {serverText(error, 'The test did not run. Please try again.')}
        </InlineError>
      )}
    </TitledCard>
  );
}
