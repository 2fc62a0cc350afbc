import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { useState } from 'react';
import { deviceStore } from '../../lib/storage/device-store.ts';
import { userIdOf } from '../../lib/user-id.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { SignOutIcon } from '../../ui/graphics/app-icons.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { useAuth } from '../auth/auth-context.ts';

export function SignOut({ user }: { user: SessionUser }) {
  const { signOut } = useAuth();
  const dialog = useDialog();
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(0);

  const handleOpen = async () => {
    // Signing out deletes the user's data from the device, unsaved gifts included.
    const entries = await deviceStore.unsaved(userIdOf(user)).catch(() => []);
    setWaiting(entries.length);
    dialog.open();
  };
  const handleConfirm = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void handleOpen()}>
        <SignOutIcon />
        Sign Out
      </Button>
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          title="Sign Out"
          text={`Are you sure you want to sign out as ${user.name}? You'll need to sign back in to access your saved gifts and lists.${lossText(waiting)}`}
          confirmLabel="Sign Out"
          busyLabel="Signing Out..."
          busy={busy}
          tone="primary"
          onConfirm={handleConfirm}
        />
      ))}
    </>
  );
}

function lossText(waiting: number): string {
  if (waiting === 0) return '';
  return waiting === 1
    ? ' 1 gift on this device is not saved yet and will be lost.'
    : ` ${waiting} gifts on this device are not saved yet and will be lost.`;
}
