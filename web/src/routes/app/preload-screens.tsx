import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { paths } from '../../lib/paths.ts';

// Any of them: their code is the same.
const OPENED_MOST = [paths.giftList(1), paths.gift(1)];
// At the latest, however busy the page is.
const WAIT_MS = 2000;

/** Once the page is at rest, fetches the code of the screens that are opened most, so that a press does not wait for it. */
export function PreloadScreens() {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsAtRest(true), WAIT_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIsAtRest(true), { timeout: WAIT_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isAtRest && OPENED_MOST.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
