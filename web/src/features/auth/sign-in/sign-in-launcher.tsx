import { createContext, use, type ReactNode } from 'react';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';

// The dialog brings the UI kit and the providers with it: visitors who never sign in never load it.
const SignInDialog = lazyDialog(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

const OpenSignIn = createContext<(() => void) | null>(null);

/** Opens the sign-in dialog from anywhere below the launcher. */
export function useOpenSignIn(): () => void {
  const open = use(OpenSignIn);
  if (!open) throw new Error('useOpenSignIn must be used within a SignInLauncher');
  return open;
}

export function SignInLauncher({ children }: { children: ReactNode }) {
  const dialog = useDialog();
  return (
    <OpenSignIn value={() => dialog.open()}>
      {children}
      {dialog.render((state) => (
        <SignInDialog {...state} />
      ))}
    </OpenSignIn>
  );
}
