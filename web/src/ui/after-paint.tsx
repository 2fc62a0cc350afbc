import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * For what stands below the fold: it comes once the rest has been painted, so that the rest does not wait for it. Its place
 * is a screen high meanwhile, and counts as loading, so that nothing in sight moves.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? children : <div data-loading className="min-h-dvh" />;
}
