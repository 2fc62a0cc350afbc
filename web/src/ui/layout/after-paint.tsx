import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * For what is not looked at first: it comes once the rest has been painted, so that the rest does not wait for it. Its place
 * is as high as it will be meanwhile, and counts as loading, so that nothing in sight moves.
 */
export function AfterPaint({ className, children }: { className: string; children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? children : <div data-loading className={className} />;
}
