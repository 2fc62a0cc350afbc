import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { useRef, useState } from 'react';
import { serverText } from '../../lib/api/refusal-text.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { TrashIcon } from '../../ui/graphics/app-icons.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { SignInCancelled } from '../auth/sign-in/google-identity.ts';
import { prepareProof } from '../auth/sign-in/reauthenticate.ts';
import { deleteAccount } from './settings.queries.ts';

const FAILED = 'Your account was not deleted. Please try again.';

export function DeleteAccount({ user }: { user: SessionUser }) {
  const { endSession } = useAuth();
  const dialog = useDialog();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const proof = useRef<ReturnType<typeof prepareProof>>(undefined);

  // Prepared before the confirming click, because browsers block a popup that opens long after its click.
  const prepare = () => {
    proof.current = prepareProof(user.provider);
    proof.current.catch(() => {});
  };
  const handleOpen = () => {
    setError(undefined);
    prepare();
    dialog.open();
  };
  const handleConfirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const requestProof = await (proof.current ?? prepareProof(user.provider));
      await deleteAccount(await requestProof());
      endSession('account-deleted');
    } catch (reason) {
      if (!(reason instanceof SignInCancelled)) setError(serverText(reason, FAILED));
      prepare();
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" className="text-red" onClick={handleOpen}>
        <TrashIcon />
        Delete my account
      </Button>
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          title="Delete your account?"
          text="Your lists, gifts, pictures, tags, recipients and history are deleted for good. Gifts of yours vanish from public lists that others may have open. To be sure it is you, we ask you to sign in once more."
          confirmLabel="Sign in and delete"
          busyLabel="Deleting..."
          busy={busy}
          error={error}
          onConfirm={() => void handleConfirm()}
        />
      ))}
    </>
  );
}
