import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';

// Loaded on demand: the dialog needs the UI kit and the providers.
const SignInDialog = lazyDialog(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

/** Query parameter with which pages without React open the sign-in dialog. */
const SIGN_IN_PARAM = 'sign-in';

const OpenSignIn = createContext<(() => void) | null>(null);

/** Opens the sign-in dialog from anywhere below the launcher. */
export function useOpenSignIn(): () => void {
  const open = use(OpenSignIn);
  if (!open) throw new Error('useOpenSignIn must be used within a SignInLauncher');
  return open;
}

export function SignInLauncher({ children }: { children: ReactNode }) {
  const dialog = useDialog();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRequested = new URLSearchParams(search).has(SIGN_IN_PARAM);
  const isOpenRequested = useRef(false);
  const { open } = dialog;
  // Removes the parameter before the dialog opens, because an open dialog has a history entry of its own.
  useEffect(() => {
    if (isRequested) {
      isOpenRequested.current = true;
      void navigate(pathname, { replace: true });
    } else if (isOpenRequested.current) {
      isOpenRequested.current = false;
      open();
    }
  }, [isRequested, open, navigate, pathname]);
  return (
    <OpenSignIn value={() => dialog.open()}>
      {children}
      {dialog.render((state) => (
        <SignInDialog {...state} />
      ))}
    </OpenSignIn>
  );
}
