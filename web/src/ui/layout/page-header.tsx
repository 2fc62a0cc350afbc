import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Link or button back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** Header of a page with its title and actions. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="shelf-line mb-8 pb-5 lg:mb-10">
      {back && <div className="mb-2">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="whole-words">{title}</h1>
          {lead && <p className="mt-1.5 max-w-prose text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
