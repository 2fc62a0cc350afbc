import { useEffect, useRef, type RefObject } from 'react';
import { trackReading } from './track-reading.ts';

/** Line at the top that shows the reading progress. Changed without state, so that scrolling renders nothing. */
export function ReadingProgress({ of }: { of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => (of.current && line.current ? trackReading(of.current, line.current) : undefined), [of]);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-[3px]">
      <div ref={line} data-reading-line className="h-full origin-left scale-x-0 bg-green" />
    </div>
  );
}
