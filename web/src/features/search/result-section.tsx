import type { ReactNode } from 'react';

interface ResultSectionProps {
  title: string;
  /** Shown opposite the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function ResultSection({ title, action, children }: ResultSectionProps) {
  return (
    <section aria-label={title} className="mb-8 sm:mb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
