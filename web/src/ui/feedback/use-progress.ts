import { useEffect, useState } from 'react';

const PROGRESS_STEP = 10;
const PROGRESS_STEP_MS = 200;
const PROGRESS_CAP = 90;
const PROGRESS_DONE = 100;

/** Simulated progress: rises by 10 every 200 ms to 90 while working; 100 when done. */
export function useProgress(stage: 'idle' | 'working' | 'done'): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (stage !== 'working') return;
    const timer = setInterval(() => setSteps((old) => old + 1), PROGRESS_STEP_MS);
    return () => {
      clearInterval(timer);
      setSteps(0);
    };
  }, [stage]);
  if (stage === 'idle') return 0;
  return stage === 'done' ? PROGRESS_DONE : Math.min(steps * PROGRESS_STEP, PROGRESS_CAP);
}
