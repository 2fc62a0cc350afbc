import { useEffect } from 'react';
import { createPath, useLocation, useNavigation, useNavigationType } from 'react-router';
import { listenToBack, pageShown } from '../lib/dialog-history.ts';

/** Keeps the history of dialogs in step with the router. */
export function DialogHistory() {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const isNavigating = useNavigation().state !== 'idle';
  const { key } = location;
  const address = createPath(location);
  useEffect(listenToBack, []);
  useEffect(
    () => pageShown({ key, address, arrivedBy, isNavigating }),
    [key, address, arrivedBy, isNavigating],
  );
  return null;
}
