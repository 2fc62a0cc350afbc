import { useEffect } from 'react';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { CloseIcon, InfoIcon } from '../../ui/graphics/icons.tsx';
import { useAuth, type AuthNotice } from './auth-context.ts';
import { useOpenSignIn } from './sign-in/sign-in-launcher.tsx';

const NOTICE_TEXT: Record<AuthNotice, string> = {
  'sign-in-first': 'Sign in to open that page. You will be taken to it right after.',
  invited: 'You are invited to plan gifts together. Sign in, and the invitation opens.',
  'session-ended': 'Your session has ended. Sign in to go on where you were.',
  'action-needs-sign-in': 'You must be logged in to perform this action',
  'signed-out-elsewhere': 'You signed out in another tab.',
  'account-deleted': 'Your account and everything in it has been deleted.',
};

/** Notice on the landing page that explains a redirect. Leaving the page dismisses it. */
export function NoticeBar() {
  const { notice, dismissNotice } = useAuth();
  const openSignIn = useOpenSignIn();
  useEffect(() => dismissNotice, [dismissNotice]);
  if (!notice) return null;
  return (
    <div className="border-b bg-purple-wash">
      <div className="page flex items-center gap-3 py-2.5 text-sm">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2 font-medium">
          <InfoIcon className="shrink-0 text-purple" />
          {NOTICE_TEXT[notice]}
        </p>
        {notice !== 'account-deleted' && (
          <button type="button" className={buttonStyle('secondary', 'sm')} onClick={openSignIn}>
            Sign In
          </button>
        )}
        <button
          type="button"
          aria-label="Dismiss"
          className="grid size-11 place-items-center rounded-full hover:bg-paper-sunk"
          onClick={dismissNotice}
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
    </div>
  );
}
