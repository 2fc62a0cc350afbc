import { CARD_GRID } from '../layout/card-grid.tsx';
import { cx } from '../cx.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-loading
      className={cx('block animate-breathe rounded-sm bg-paper-sunk', className)}
    />
  );
}

/** Placeholder of a card: a square picture and two lines of title. */
export function CardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-square rounded-lg" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
    </div>
  );
}

export function CardGridSkeleton({ count = 12, label = 'Loading...' }: { count?: number; label?: string }) {
  return (
    <div role="status" className={CARD_GRID}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

export function RowsSkeleton({ count = 4, label }: { count?: number; label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="text-sm text-ink-soft">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-14 rounded-md" />
      ))}
    </div>
  );
}
