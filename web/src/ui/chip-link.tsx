import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chip } from './chip.tsx';

/** A label that leads to what it names. */
export function ChipLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <Link to={to} state={state} className="group/chip block rounded-sm pointer-coarse:py-1.5">
      <Chip className="transition-transform group-hover/chip:-translate-y-0.5">{children}</Chip>
    </Link>
  );
}
