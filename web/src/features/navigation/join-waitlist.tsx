import { useLocation, useNavigate } from 'react-router';
import { sessionHint } from '../../lib/storage/browser-storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonStyle, type ButtonSize } from '../../ui/inputs/button-style.ts';

export const WAITLIST_ANCHOR = 'waitlist';

interface JoinWaitlistProps {
  className?: string;
  size?: ButtonSize;
  onChoose?: () => void;
}

/**
 * Scrolls to the waitlist where it stands on this page, and goes to it from everywhere else. Somebody who signed in on
 * this device waits for nothing: it leads to the app.
 */
export function JoinWaitlist({ className, size, onChoose }: JoinWaitlistProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const handleClick = () => {
    onChoose?.();
    if (sessionHint.isSet()) return void navigate(paths.app);
    const widget = document.getElementById(WAITLIST_ANCHOR);
    if (widget && (pathname === paths.home || pathname === paths.landing)) {
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      widget.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
    } else {
      void navigate(paths.waitlist);
    }
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
