import { useEffect, useRef, type RefObject } from 'react';

/** How much of an element has passed the lower edge of the window, 0 to 1. */
export function readShare(top: number, height: number, windowHeight: number): number {
  const way = height - windowHeight;
  if (way <= 0) return top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -top / way));
}

/** A hairline over the page. Moved by hand, not by state: scrolling must not render anything. */
export function ReadingProgress({ of }: { of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (!of.current || !line.current) return;
      const { top, height } = of.current.getBoundingClientRect();
      line.current.style.scale = `${readShare(top, height, window.innerHeight)} 1`;
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(draw);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [of]);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-[3px]">
      <div ref={line} className="h-full origin-left scale-x-0 bg-green" />
    </div>
  );
}
