import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ShelfDrawing, type ShelfMotif } from '../graphics/shelf-drawing.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Button or link of the next step. */
  action?: ReactNode;
  /** Motif of the drawing. */
  drawing?: ShelfMotif;
  className?: string;
}

export function EmptyState({ title, text, action, drawing, className }: EmptyStateProps) {
  return (
    <div className={cx('mx-auto grid max-w-96 justify-items-center px-4 py-12 text-center', className)}>
      <ShelfDrawing {...(drawing && { of: drawing })} className="mb-5 w-56" />
      <h2 className="text-lg">{title}</h2>
      {text && <p className="mt-1.5 text-sm text-ink-soft">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
