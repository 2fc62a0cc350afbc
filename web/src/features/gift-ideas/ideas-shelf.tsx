import type { GiftIdea } from '@tuckaway/contract/gifts/gift-ideas';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/inputs/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface IdeasShelfProps {
  id: string;
  title: string;
  ideas: Pick<UseQueryResult<GiftIdea[]>, 'data' | 'isError' | 'isRefetching' | 'refetch'>;
  card: (idea: GiftIdea) => ReactNode;
  /** Text of the empty state. */
  emptyText: string;
}

// One row that scrolls sideways; the skeleton has the same height.
const ROW = 'scroll-row gap-4 pb-2 [scrollbar-width:thin]';
const CARD = 'w-40 shrink-0 sm:w-48';
const EXPECTED = 6;

/** Gifts that may fit, each with the reason why. */
export function IdeasShelf({ id, title, ideas, card, emptyText }: IdeasShelfProps) {
  const section = useScrollTo(id);
  const { data, isError, isRefetching, refetch } = ideas;
  const { heading, onFocus } = useFocusAfterIdeaChosen(data);
  return (
    <section ref={section} id={id} aria-labelledby={`${id}-title`} onFocus={onFocus}>
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="mb-3 outline-none">
        {title}
      </h2>
      {data && data.length > 0 && (
        <ul aria-labelledby={`${id}-title`} className={ROW}>
          {data.map((idea) => (
            <li key={idea.gift.id} className={CARD}>
              {card(idea)}
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className="max-w-prose text-ink-soft">{emptyText}</p>}
      {!data && isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
          Failed to load ideas. Please try again.
          <Button variant="secondary" size="sm" loading={isRefetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {!data && !isError && <Loading />}
    </section>
  );
}

export const IdeaReason = ({ children }: { children: string | null }) =>
  children && <p className="line-clamp-2 text-sm text-ink-soft">{children}</p>;

function Loading() {
  return (
    <div role="status" className={ROW}>
      <span className="sr-only">Loading ideas...</span>
      {Array.from({ length: EXPECTED }, (_, index) => (
        <div key={index} className={CARD}>
          <Skeleton className="aspect-square rounded-lg" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <div className="h-29" />
        </div>
      ))}
    </div>
  );
}

/** Scrolls to the ideas if the address has their anchor; the browser cannot, because they are rendered later. */
function useScrollTo(id: string) {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView();
  }, [hash, id]);
  return section;
}

/** Moves the focus to the heading when a chosen idea disappears together with its focused button. */
function useFocusAfterIdeaChosen(ideas: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body && lastFocused.current?.isConnected === false;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, [ideas]);
  return { heading, onFocus: (event: FocusEvent) => void (lastFocused.current = event.target) };
}
