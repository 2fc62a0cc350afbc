import type { Recipient } from '@tuckaway/contract/recipients';
import { useRef, useState } from 'react';
import { DeleteRecipientDialog } from './delete-recipient-dialog.tsx';
import { RecipientRow } from './recipient-row.tsx';
import { useDeleteRecipient } from './use-recipient-changes.ts';

export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  const [doomed, setDoomed] = useState<Recipient>();
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeleteRecipient();

  const ask = (recipient: Recipient) => {
    setDoomed(recipient);
    setIsAsking(true);
  };
  const confirm = () => {
    setIsAsking(false);
    if (doomed) remove.mutate(doomed, { onSettled: () => heading.current?.focus() });
  };

  return (
    <section aria-labelledby="all-recipients">
      <h2 id="all-recipients" ref={heading} tabIndex={-1} className="mb-3 outline-none">
        All Recipients ({recipients.length})
      </h2>
      <ul aria-labelledby="all-recipients" className="divide-y rounded-lg border bg-card px-4 sm:px-5">
        {recipients.map((recipient) => (
          <li key={recipient.id}>
            <RecipientRow recipient={recipient} onDelete={() => ask(recipient)} />
          </li>
        ))}
      </ul>
      {doomed && (
        <DeleteRecipientDialog
          recipient={doomed}
          open={isAsking}
          onOpenChange={setIsAsking}
          onConfirm={confirm}
        />
      )}
    </section>
  );
}
