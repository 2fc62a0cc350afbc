import { useEffect, useRef } from 'react';
import { WAITLIST_ANCHOR } from '../navigation/waitlist-anchor.ts';
import { embedWaitlist, FRAME_HEIGHT_PX, FRAME_TITLE, OWN_FRAME_URL } from './embed-waitlist.ts';

const WITHOUT_SCRIPTS = `<noscript><iframe src="${OWN_FRAME_URL}" title="${FRAME_TITLE}" width="100%" height="${FRAME_HEIGHT_PX}"></iframe></noscript>`;

export function WaitlistCard() {
  return (
    <section
      id={WAITLIST_ANCHOR}
      aria-labelledby="waitlist-title"
      className="scroll-mt-24 rounded-lg border bg-card px-5 pt-5 pb-1 shadow-float sm:px-6 sm:pt-6"
    >
      <h2 id="waitlist-title">Join the waitlist</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        Tuckaway is not open yet. We write once, on the day it is.
      </p>
      <WaitlistWidget />
    </section>
  );
}

/** Container of the waitlist widget with a fixed height; React does not manage its children. */
function WaitlistWidget() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? embedWaitlist(container.current) : undefined), []);
  return (
    <div
      ref={container}
      data-waitlist-widget
      data-height={`${FRAME_HEIGHT_PX}px`}
      // The frame has 3 px around its form for focus rings; the margin aligns the form with the heading.
      className="-mx-[3px] h-[180px] overflow-hidden [&_iframe]:block [&_iframe]:h-[180px] [&_iframe]:w-full"
      dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPTS }}
    />
  );
}
