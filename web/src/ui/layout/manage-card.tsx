import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';

interface ManageCardProps {
  title: string;
  icon: ReactNode;
  onManage: () => void;
  children: ReactNode;
}

/** Section of a gift's page: heading, content, and a button to change it. */
export function ManageCard({ title, icon, onManage, children }: ManageCardProps) {
  return (
    <section className="border-b py-5 first:pt-0 last:border-b-0 last:pb-0">
      <header className="mb-2 flex items-center justify-between gap-4">
        <h2 className="flex items-center gap-2.5 text-lg">
          <span className="text-twine">{icon}</span>
          {title}
        </h2>
        <Button variant="secondary" size="sm" aria-label={`Manage ${title}`} onClick={onManage}>
          Manage
        </Button>
      </header>
      {children}
    </section>
  );
}

/** Text of the empty card. */
export function ManageCardEmpty({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>;
}
