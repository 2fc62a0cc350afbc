import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownIcon } from '../graphics/icons.tsx';

interface TocEntry {
  id: string;
  text: string;
}

interface TocProps {
  title: string;
  entries: readonly TocEntry[];
  className?: string;
}

/** Beside the text on wide screens: follows the reader. */
export function TableOfContents({ title, entries, className }: TocProps) {
  const active = useActiveHeading(entries);
  return (
    <nav aria-label={title} className={className}>
      <p className="mb-3 text-sm font-semibold">{title}</p>
      <ol className="border-l text-sm">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              className={cx(
                '-ml-px block border-l-2 py-1.5 pl-4 leading-snug transition-colors hover:text-ink',
                id === active ? 'border-green text-ink' : 'border-transparent text-ink-soft',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Above the text on narrow screens: folded, and open without scripts too. */
export function FoldedContents({ title, entries, className }: TocProps) {
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

/** The last heading above the upper third of the screen. */
function useActiveHeading(entries: readonly TocEntry[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setActive(entries.findLast(({ id }) => passed.has(id))?.id);
      },
      // Everything above the line counts as seen, so that a jump over several headings is noticed too.
      { rootMargin: '1000000px 0px -65%' },
    );
    for (const { id } of entries) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [entries]);
  return active;
}
