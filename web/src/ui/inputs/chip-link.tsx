import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import { CloseIcon } from '../graphics/icons.tsx';
import { Link } from 'react-router';

/** Chip that is a link. */
export function ChipLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link to={to} state={state} className="group/chip block rounded-sm pointer-coarse:py-1.5">
      <Chip className="transition-transform group-hover/chip:-translate-y-0.5">{children}</Chip>
    </Link>
  );
}

interface RemovableChipLinkProps {
  to: string;
  /** "Remove Birthday" */
  removeLabel: string;
  children: ReactNode;
}

/** Chip of a filter, as a link to the same page without the filter. */
export function RemovableChipLink({ to, removeLabel, children }: RemovableChipLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={removeLabel}
      className="tag-shape inline-flex min-h-9 max-w-full items-center gap-1.5 pr-3 text-sm font-medium text-purple [--tag-ground:var(--purple-wash)] pointer-coarse:min-h-11"
    >
      <span className="truncate">{children}</span>
      <CloseIcon className="size-[1em]" />
    </Link>
  );
}
