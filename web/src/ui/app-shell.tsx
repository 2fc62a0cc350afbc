import type { ReactNode } from 'react';
import { CARD_GRID } from './card-grid.tsx';
import { cx } from './cx.ts';
import { Logo } from './logo.tsx';
import { CardSkeleton } from './skeleton.tsx';

const CARDS = 12;
const BUTTONS = ['Browse', 'Saved', 'Create', 'Profile'];

interface AppShellProps {
  /** Said while the page is on its way. */
  status?: string;
  /** Instead of the page to come. */
  children?: ReactNode;
}

/** The signed-in area before anything of it is known: sent with the first response, and as large as what takes its place. */
export function AppShell({ status, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 border-b bg-paper">
        <div className="page flex flex-wrap items-center gap-x-1 gap-y-2 py-2.5 md:flex-nowrap md:gap-x-4">
          <span className="mr-auto flex min-h-11 items-center md:mr-0">
            <Logo textClassName="max-[23.5rem]:hidden md:max-lg:hidden" />
          </span>
          <Pill className="order-last h-11 w-full md:order-none md:mx-auto md:max-w-120 md:grow" />
          {BUTTONS.map((name) => (
            <Pill key={name} className="size-11 shrink-0" />
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
