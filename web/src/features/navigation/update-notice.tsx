import { useEffect, useState } from 'react';
import { applyUpdate, startServiceWorker, useUpdate } from '../../lib/service-worker.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { SparkIcon } from '../../ui/graphics/app-icons.tsx';

/** Notice of a new version of the app, with a button that activates it. */
export function UpdateNotice() {
  const update = useUpdate();
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    startServiceWorker().catch((error: unknown) => console.warn('No service worker', error));
  }, []);
  return (
    <div role="status">
      {update !== 'none' && !isDismissed && (
        <div className="border-b bg-green-wash">
          <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
            <p className="flex grow items-center gap-2 font-medium">
              <SparkIcon className="shrink-0 text-green" />A new version is ready. Save what you are writing,
              then load it.
            </p>
            <Button size="sm" onClick={applyUpdate}>
              Load it now
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setIsDismissed(true)}>
              Later
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
