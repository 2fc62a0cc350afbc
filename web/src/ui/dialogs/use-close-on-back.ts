import { useEffect, useEffectEvent } from 'react';
import { addDialog } from '../../lib/navigation/dialog-history.ts';

/** While `open`, the browser's Back button calls `close` instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? addDialog(() => onBack()) : undefined), [open]);
}
