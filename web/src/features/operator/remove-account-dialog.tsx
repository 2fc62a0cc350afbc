import type { OperatedAccount } from '@tuckaway/contract/accounts/operator';
import { useState } from 'react';
import { serverText } from '../../lib/api/refusal-text.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useRemoveAccount } from './use-operator-changes.ts';

const FAILED = 'The account was not deleted. Please try again.';

/** Deletes an account after its address was typed. */
export function RemoveAccountDialog({
  account,
  ...state
}: DialogState & {
  account: OperatedAccount;
}) {
  const [email, setEmail] = useState('');
  const removal = useRemoveAccount();
  const handleConfirm = () =>
    removal.mutate(
      { account, email: email.trim() },
      {
        onSuccess: () => {
          state.onOpenChange(false);
          toast.success('Account deleted');
        },
      },
    );
  const error = removal.error && serverText(removal.error, FAILED);
  return (
    <ConfirmDialog
      {...state}
      title={`Delete the account of ${account.name}?`}
      text="Their lists, gifts, pictures, people and history are deleted for good, and they are signed out. It cannot be undone."
      confirmLabel="Delete account"
      busyLabel="Deleting..."
      busy={removal.isPending}
      error={error ?? undefined}
      onConfirm={handleConfirm}
    >
      <TextField
        className="mt-5"
        label="Type their e-mail address to confirm"
        hint={account.email}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </ConfirmDialog>
  );
}
