import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  title: ReactNode;
  children?: ReactNode;
}

/** Head of a section: a large heading with a text beside it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <header className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end">
      <h2 id={id} className="max-w-[18ch] text-4xl">
        {title}
      </h2>
      {children && <p className="max-w-prose text-ink-soft">{children}</p>}
    </header>
  );
}
