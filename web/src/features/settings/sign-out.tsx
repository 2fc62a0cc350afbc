import type { SessionUser } from '@tuckaway/contract/auth';
import { useState } from 'react';
import { recentSearches } from '../../lib/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SignOutIcon } from '../../ui/icons.tsx';
import { useDialog } from '../../ui/use-dialog.tsx';
import { useAuth } from '../auth/auth-context.ts';

export function SignOut({ user }: { user: SessionUser }) {
  const { signOut } = useAuth();
  const dialog = useDialog();
  const [busy, setBusy] = useState(false);

  const handleConfirm = () => {
    setBusy(true);
    recentSearches.clear();
    void signOut();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => dialog.open()}>
        <SignOutIcon />
        Sign Out
      </Button>
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          title="Sign Out"
          text={`Are you sure you want to sign out as ${user.name}? You'll need to sign back in to access your saved gifts and lists.`}
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
