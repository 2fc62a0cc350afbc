import { useSyncExternalStore } from 'react';
import { InfoIcon } from '../../ui/icons.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says so while the browser knows of no connection; it goes by itself when there is one again. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="border-b bg-purple-wash">
          <span className="page flex items-center gap-2 py-2.5 text-sm font-medium">
            <InfoIcon className="shrink-0 text-purple" />
            You are offline. What you see stays; changes can be saved when the connection is back.
          </span>
        </p>
      )}
    </div>
  );
}
