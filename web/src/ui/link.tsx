import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLinkClickHandler, type LinkProps as RouterLinkProps } from 'react-router';

export interface LinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<RouterLinkProps, 'state' | 'preventScrollReset'> {
  /** A whole address, as lib/paths.ts makes them. */
  to: string;
}

/**
 * A link within the site. React Router's own listens to more than it shows: each press rendered all links of the page once
 * more, before the page that was asked for.
 */
export function Link({ to, state, preventScrollReset, target, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, preventScrollReset, target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  );
}
