import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../graphics/icons.tsx';
import { watchActiveHeading } from './active-heading.ts';

interface TocEntry {
  id: string;
  text: string;
}

interface TocProps {
  title: string;
  entries: readonly TocEntry[];
  className?: string;
}

/** Table of contents beside the text, for wide screens. It marks the current heading. */
export function TableOfContents({ title, entries, className }: TocProps) {
  const active = useActiveHeading(entries);
  return (
    <nav aria-label={title} data-follows-reader className={className}>
      <p className="mb-3 text-sm font-semibold">{title}</p>
      <ol className="border-l text-sm">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 leading-snug text-ink-soft transition-colors hover:text-ink aria-[current=location]:border-green aria-[current=location]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Table of contents above the text, for narrow screens: collapsed, and without scripts. */
export function CollapsibleContents({ title, entries, className }: TocProps) {
  return (
    <details className={cx('group rounded-lg border bg-card', className)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={title}>
        <ol className="border-t px-4 py-2">
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center leading-snug">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function useActiveHeading(entries: readonly TocEntry[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const ids = entries.map(({ id }) => id);
    return watchActiveHeading(ids, setActive);
  }, [entries]);
  return active;
}
