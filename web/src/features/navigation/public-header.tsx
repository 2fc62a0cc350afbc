import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { logoutPending, sessionHint } from '../../lib/storage/browser-storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { IS_SIGN_UP_OPEN } from '../../lib/sign-up.ts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { CloseIcon, MenuIcon } from '../../ui/graphics/icons.tsx';
import { Logo } from '../../ui/graphics/logo.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { useOpenSignIn } from '../auth/sign-in/sign-in-launcher.tsx';
import { JoinButton } from './join-button.tsx';

const LINKS = [
  { to: paths.home, text: 'Home' },
  { to: paths.about, text: 'About' },
  { to: paths.blog, text: 'Blog' },
];
const LINK =
  'flex min-h-11 items-center rounded-md px-3 font-medium md:px-1.5 lg:px-3 decoration-twine decoration-2 underline-offset-8 hover:bg-paper-sunk aria-[current=page]:underline';
/** Narrower buttons on tablets, so that the header stays one row. */
const IN_ROW = 'md:max-lg:px-3.5';

export function PublicHeader() {
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // The location key of the page on which the menu was opened: a navigation closes it.
  const [openKey, setOpenKey] = useState<string>();
  const open = openKey === key;
  const close = () => setOpenKey(undefined);
  useValidateKnownSession();

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenKey(undefined);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className="sticky top-0 z-30 border-b bg-paper">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 py-2.5 md:max-lg:gap-x-2 lg:gap-x-8">
        <Link to={paths.home} aria-label="Tuckaway home" className="flex min-h-11 items-center">
          <Logo />
        </Link>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          aria-label={open ? 'Close menu' : 'Open menu'}
          data-header="menu"
          className="grid size-11 place-items-center rounded-full hover:bg-paper-sunk md:hidden noscript:hidden"
          onClick={() => setOpenKey(open ? undefined : key)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </button>
        <nav
          id={menuId}
          aria-label="Main"
          className={cx(
            'w-full flex-col gap-1 pt-2 pb-4 md:flex md:w-auto md:flex-row md:items-center md:p-0 lg:gap-2',
            open ? 'flex' : 'hidden noscript:flex',
          )}
        >
          <HeaderItems onChoose={close} />
        </nav>
      </div>
    </header>
  );
}

/** Validates the session only after an earlier sign-in, so that visitors cause no request. */
function useValidateKnownSession() {
  const { validateOnce } = useAuth();
  useEffect(() => {
    if (sessionHint.isSet() || logoutPending.isSet()) validateOnce();
  }, [validateOnce]);
}

function HeaderItems({ onChoose }: { onChoose: () => void }) {
  return (
    <>
      {LINKS.map(({ to, text }) => (
        <NavLink key={to} to={to} end={to !== paths.blog} className={LINK}>
          {text}
        </NavLink>
      ))}
      <NavLink to={paths.find} className={LINK}>
        Find a gift
      </NavLink>
      <ListsLink />
      <SignInOrAppLink onChoose={onChoose} />
      <JoinButton
        className={cx(IN_ROW, 'md:ml-1', IS_SIGN_UP_OPEN && 'has-session:hidden')}
        onPress={onChoose}
      />
    </>
  );
}

/** Plain link, because the pages of the lists run no React and are loaded as a whole. */
function ListsLink() {
  const { pathname } = useLocation();
  const isHere = /^\/(lists|gifts-for)(\/|$)/.test(pathname);
  return (
    <a href={paths.publicLists} aria-current={isHere ? 'page' : undefined} className={LINK}>
      Lists
    </a>
  );
}

/** Sign In, or the link to the app. The prerendered page has both; CSS hides one from the first paint. */
function SignInOrAppLink({ onChoose }: { onChoose: () => void }) {
  const { status } = useAuth();
  const isHydrated = useHydrated();
  const openSignIn = useOpenSignIn();
  const isSignedIn = status === 'authenticated' || (status === 'loading' && sessionHint.isSet());
  const handleClick = () => {
    onChoose();
    openSignIn();
  };
  return (
    <>
      {(!isHydrated || isSignedIn) && (
        <Link
          to={paths.app}
          className={buttonStyle(
            'secondary',
            'md',
            cx(IN_ROW, 'md:ml-2', !isHydrated && 'no-session:hidden'),
          )}
        >
          My gifts
        </Link>
      )}
      {(!isHydrated || !isSignedIn) && (
        <button
          type="button"
          data-header="sign-in"
          className={buttonStyle(
            'secondary',
            'md',
            cx(IN_ROW, 'md:ml-2', !isHydrated && 'has-session:hidden'),
          )}
          onClick={handleClick}
        >
          Sign In
        </button>
      )}
    </>
  );
}
