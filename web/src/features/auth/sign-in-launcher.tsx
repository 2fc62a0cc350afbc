import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';

// The dialog brings the UI kit and the providers with it: visitors who never sign in never load it.
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));

const OpenSignIn = createContext<(() => void) | null>(null);

/** Opens the sign-in dialog from anywhere below the launcher. */
export function useOpenSignIn(): () => void {
  const open = use(OpenSignIn);
  if (!open) throw new Error('useOpenSignIn must be used within a SignInLauncher');
  return open;
}

export function SignInLauncher({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <OpenSignIn value={show}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <SignInDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </OpenSignIn>
  );
}
