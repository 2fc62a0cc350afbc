import type { ReactNode } from 'react';
import { CARD_GRID } from './card-grid.tsx';
import { cx } from '../cx.ts';
import { Logo } from '../graphics/logo.tsx';
import { CardSkeleton } from '../feedback/skeleton.tsx';

const CARDS = 12;
/** Links that are in the bottom bar on phones. */
const IN_BAR = ['People', 'Saved', 'Create'];
const BUTTONS = ['Browse', ...IN_BAR, 'Profile'];

interface AppShellProps {
  /** Status for screen readers while the page loads. */
  status?: string;
  /** Content instead of the placeholder of the page. */
  children?: ReactNode;
}

/** Placeholder of the signed-in area while it is loading, in the size of the final layout. */
export function AppShell({ status, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-b bg-paper">
        <div className="page flex items-center gap-x-1 py-2.5 md:gap-x-4">
          <span className="flex min-h-11 shrink-0 items-center">
            <Logo textClassName="max-lg:hidden" />
          </span>
          <Pill className="mx-auto h-11 grow md:max-w-120" />
          {BUTTONS.map((name) => (
            <Pill key={name} className={cx('size-11 shrink-0', IN_BAR.includes(name) && 'max-md:hidden')} />
          ))}
        </div>
      </header>
      <main className="page grow pt-8 pb-16">
        {status && (
          <p role="status" className="text-ink-soft">
            {status}
          </p>
        )}
        {children ?? (
          <div className={`mt-6 ${CARD_GRID}`}>
            {Array.from({ length: CARDS }, (_, index) => (
              <CardSkeleton key={index} />
            ))}
          </div>
        )}
      </main>
    </div>
  );
}

const Pill = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx('block animate-breathe rounded-full bg-paper-sunk', className)} />
);
