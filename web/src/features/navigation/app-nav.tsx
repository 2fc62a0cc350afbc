import type { ReactNode } from 'react';
import { initialsOf } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { PeopleIcon, ShelvesIcon } from '../../ui/graphics/app-icons.tsx';
import { HeartIcon } from '../../ui/graphics/icons.tsx';
import { Link, NavLink } from 'react-router';
import { Logo } from '../../ui/graphics/logo.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { NavSearch } from './nav-search.tsx';

const PROFILE_TOOLTIP_DELAY_MS = 400;

interface AppNavProps {
  /** The Create menu. It is passed in by the route, like the badge, because both need other features. */
  create?: ReactNode;
  /** Badge on the icon of People. */
  peopleBadge?: ReactNode;
}

export function AppNav({ create, peopleBadge }: AppNavProps) {
  return (
    <header className="sticky top-0 z-30 border-b bg-paper">
      <nav aria-label="Main" className="page flex items-center gap-x-1 py-2.5 md:gap-x-4">
        <Link to={paths.app} aria-label="Tuckaway home" className="flex min-h-11 shrink-0 items-center">
          <Logo textClassName="max-lg:hidden" />
        </Link>
        <NavSearch className="mx-auto min-w-0 grow md:max-w-120" />
        <NavItem to={paths.search} icon={<ShelvesIcon />} text="Browse" />
        {/* On phones these are in the bottom bar. */}
        <div className="flex items-center gap-x-1 max-md:hidden md:gap-x-4">
          <NavItem to={paths.recipients} icon={<PeopleIcon />} text="People" badge={peopleBadge} />
          <NavItem to={paths.saved} icon={<HeartIcon />} text="Saved" />
          {create}
        </div>
        <ProfileLink />
      </nav>
    </header>
  );
}

interface NavItemProps {
  to: string;
  icon: ReactNode;
  text: string;
  badge?: ReactNode;
}

function NavItem({ to, icon, text, badge }: NavItemProps) {
  return (
    <NavLink
      to={to}
      end={to !== paths.recipients}
      className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold transition-colors hover:bg-paper-sunk aria-[current=page]:text-purple"
    >
      <span className="max-sm:sr-only order-1">{text}</span>
      <span className="relative inline-flex">
        {icon}
        {badge}
      </span>
    </NavLink>
  );
}

function ProfileLink() {
  const { user } = useAuth();
  const name = user?.name ?? '';
  return (
    <Tooltip text="View profile settings" delayMs={PROFILE_TOOLTIP_DELAY_MS}>
      <Link
        to={paths.settings}
        aria-label={`${initialsOf(name)} View profile settings`}
        className="shrink-0 rounded-full focus-visible:rounded-full"
      >
        <Avatar name={name} className="text-sm" />
      </Link>
    </Tooltip>
  );
}
