import { useNavigate } from 'react-router';
import { sessionHint } from '../../lib/storage/browser-storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { IS_SIGN_UP_OPEN } from '../../lib/sign-up.ts';
import { buttonStyle, type ButtonSize } from '../../ui/inputs/button-style.ts';
import { useOpenSignIn } from '../auth/sign-in/sign-in-launcher.tsx';
import { scrollToWaitlist } from './waitlist-anchor.ts';

interface JoinButtonProps {
  className?: string;
  size?: ButtonSize;
  onPress?: () => void;
}

/** "Join Waitlist", or "Sign Up" once sign-up is open. Somebody who signed in on this device is led to the app. */
export const JoinButton = IS_SIGN_UP_OPEN ? SignUp : JoinWaitlist;

/** Scrolls to the waitlist if it is on this page, otherwise navigates to it. */
function JoinWaitlist({ className, size, onPress }: JoinButtonProps) {
  const navigate = useNavigate();
  const handleClick = () => {
    onPress?.();
    if (sessionHint.isSet()) void navigate(paths.app);
    else if (!scrollToWaitlist()) void navigate(paths.waitlist);
  };
  return (
    <button
      type="button"
      data-header="waitlist"
      className={buttonStyle('primary', size, className)}
      onClick={handleClick}
    >
      Join Waitlist
    </button>
  );
}

function SignUp({ className, size, onPress }: JoinButtonProps) {
  const navigate = useNavigate();
  const openSignIn = useOpenSignIn();
  const handleClick = () => {
    onPress?.();
    if (sessionHint.isSet()) void navigate(paths.app);
    else openSignIn();
  };
  return (
    <button
      type="button"
      data-header="sign-in"
      className={buttonStyle('primary', size, className)}
      onClick={handleClick}
    >
      Sign Up
    </button>
  );
}
