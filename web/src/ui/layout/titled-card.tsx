import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';

interface TitledCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function TitledCard({ title, lead, children, className }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('rounded-lg border bg-card p-5 sm:p-7', className)}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
