import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { intendedRoute } from '../../../lib/storage/browser-storage.ts';
import { afterSignInPath, paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LockIcon } from '../../../ui/graphics/icons.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { useAuth } from '../auth-context.ts';
import { MailLinkForm } from './mail-link-form.tsx';
import { AppleMark, GoogleMark } from './provider-marks.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSuccess?: (user: SessionUser) => void;
}

export function SignInDialog({ open, onOpenChange, onSuccess }: SignInDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Welcome back"
      description="Continue your gift discovery journey"
    >
      <SignInChoices onClose={close} onSuccess={onSuccess} />
    </Dialog>
  );
}

interface SignInChoicesProps {
  onClose: () => void;
  onSuccess: ((user: SessionUser) => void) | undefined;
}

function SignInChoices({ onClose, onSuccess }: SignInChoicesProps) {
  const { startSession } = useAuth();
  const navigate = useNavigate();

  const finish = (user: SessionUser) => {
    const target = afterSignInPath(intendedRoute.read(user.id));
    intendedRoute.clear();
    startSession(user);
    onSuccess?.(user);
    onClose();
    void navigate(target);
  };
  const { pending, error, buttonContainer, ...providers } = useSignIn(finish);

  return (
    <div className="grid grid-cols-1 gap-3">
      {providers.offersGoogle && (
        <ProviderButton
          logo={<GoogleMark />}
          busy={pending === 'google'}
          disabled={pending !== null}
          onClick={() => void providers.withGoogle()}
        >
          Continue with Google
        </ProviderButton>
      )}
      {providers.offersApple && (
        <ProviderButton
          logo={<AppleMark />}
          busy={pending === 'apple'}
          disabled={pending !== null}
          onClick={() => void providers.withApple()}
        >
          Continue with Apple
        </ProviderButton>
      )}
      {providers.oidcName && (
        <ProviderButton
          logo={<LockIcon />}
          busy={pending === 'oidc'}
          disabled={pending !== null}
          onClick={() => void providers.withOidc()}
        >
          <span className="min-w-0 truncate">Continue with {providers.oidcName}</span>
        </ProviderButton>
      )}
      {providers.offersMail && <MailLinkForm disabled={pending !== null} />}
      <div ref={buttonContainer} className="grid justify-items-center empty:hidden" />
      {error && <InlineError>{error}</InlineError>}
      <Reassurance onLeave={onClose} />
    </div>
  );
}

interface ProviderButtonProps {
  logo: ReactNode;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ProviderButton({ logo, busy, disabled, onClick, children }: ProviderButtonProps) {
  return (
    <Button
      variant="secondary"
      size="lg"
      className="w-full"
      loading={busy}
      loadingText="Signing in..."
      disabled={disabled}
      onClick={onClick}
    >
      {logo}
      {children}
    </Button>
  );
}

function Reassurance({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <p className="mt-3 flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        Secure Authentication
      </p>
      <p className="text-center text-sm text-ink-soft">
        By continuing you agree to our{' '}
        <Link to={paths.terms} className="link" onClick={onLeave}>
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link to={paths.privacy} className="link" onClick={onLeave}>
          Privacy Policy
        </Link>
        .
      </p>
      <p className="flex items-center justify-center gap-1.5 text-sm text-ink-soft">
        <LockIcon className="size-4" />
        Your data is protected and secure
      </p>
    </>
  );
}
