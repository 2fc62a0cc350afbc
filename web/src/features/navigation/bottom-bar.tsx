import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { HomeIcon, PeopleIcon } from '../../ui/graphics/app-icons.tsx';
import { HeartIcon } from '../../ui/graphics/icons.tsx';

/** Bottom navigation of phones; wider screens have these links in the header. */
export function BottomBar({ create, peopleBadge }: { create: ReactNode; peopleBadge?: ReactNode }) {
  return (
    <nav
      aria-label="Places"
      className="sticky bottom-0 z-30 grid h-(--bottom-bar) grid-cols-4 items-center justify-items-center border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <BarLink to={paths.app} icon={<HomeIcon />} text="Home" />
      <BarLink to={paths.recipients} icon={<PeopleIcon />} text="People" badge={peopleBadge} />
      <BarLink to={paths.saved} icon={<HeartIcon />} text="Saved" />
      {create}
    </nav>
  );
}

interface BarLinkProps {
  to: string;
  icon: ReactNode;
  text: string;
  badge?: ReactNode;
}

function BarLink({ to, icon, text, badge }: BarLinkProps) {
  return (
    <NavLink
      to={to}
      end={to !== paths.recipients}
      className="flex h-13 w-full flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-soft aria-[current=page]:text-purple"
    >
      <span className="order-1">{text}</span>
      <span className="relative inline-flex text-lg leading-none">
        {icon}
        {badge}
      </span>
    </NavLink>
  );
}
