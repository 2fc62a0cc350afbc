import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';

// Any of them: their code is the same.
const OPENED_MOST = [paths.giftList(1), paths.gift(1)];
// At the latest, however busy the page is.
const WAIT_MS = 2000;

/** Once the page is at rest, fetches the code of the screens that are opened most, so that a press does not wait for it. */
export function PreloadScreens() {
  const [step, setStep] = useState<'waiting' | 'at rest' | 'begun'>('waiting');
  useEffect(() => {
    const begin = () => setStep('at rest');
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, WAIT_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(begin, { timeout: WAIT_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  // What has begun goes on without its links, which would be rendered again with every page.
  useEffect(() => {
    if (step !== 'at rest') return;
    const frame = requestAnimationFrame(() => setStep('begun'));
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return step === 'at rest' && OPENED_MOST.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
