import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath, useNavigate, type LinkProps as RouterLinkProps } from 'react-router';

export interface LinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<RouterLinkProps, 'state' | 'preventScrollReset'> {
  /** A whole address, as lib/navigation/paths.ts makes them. */
  to: string;
}

/**
 * A link within the site. React Router's own listens to more than it shows: each press rendered all links of the page once
 * more, before the page that was asked for.
 */
export function Link({ to, state, preventScrollReset, target, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || target || !isPlainClick(event)) return;
    event.preventDefault();
    // As browsers do: a link to the page that one is on adds nothing to the way back.
    void navigate(to, { state, preventScrollReset, replace: to === createPath(window.location) });
  };
  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  );
}

/** A click without modifier keys by the main button; others open tabs or windows, or download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
