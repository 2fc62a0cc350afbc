import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import {
  ChevronRightIcon,
  PeopleIcon,
  PlusIcon,
  ShelvesIcon,
  TagIcon,
} from '../../ui/graphics/app-icons.tsx';
import { Link } from 'react-router';
import { TitledCard } from '../../ui/layout/titled-card.tsx';

export function ManagementCard({ isOperator }: { isOperator: boolean }) {
  return (
    <TitledCard title="Management">
      <ul className="-mx-3 grid gap-1">
        <ManagementLink
          to={paths.tags}
          icon={<TagIcon />}
          title="Tags"
          text="Manage and organize your tags"
        />
        <ManagementLink
          to={paths.recipients}
          icon={<PeopleIcon />}
          title="Recipients"
          text="Manage your gift recipients and contacts"
        />
        <ManagementLink
          to={paths.addFromAnywhere}
          icon={<PlusIcon />}
          title="Add from anywhere"
          text="Install the app, share to it, or add gifts with a bookmark"
        />
        {isOperator && (
          <ManagementLink
            to={paths.operator}
            icon={<ShelvesIcon />}
            title="Operator"
            text="Invite people, and see how this Tuckaway is doing"
          />
        )}
      </ul>
    </TitledCard>
  );
}

function ManagementLink({
  to,
  icon,
  title,
  text,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-4 rounded-md px-3 py-2 transition-colors hover:bg-paper-sunk"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-purple-wash text-purple">
          {icon}
        </span>
        <span className="grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{text}</span>
        </span>
        <ChevronRightIcon className="text-ink-soft" />
      </Link>
    </li>
  );
}
