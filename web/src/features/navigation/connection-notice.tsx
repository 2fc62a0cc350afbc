import { useEffect } from 'react';
import { checkServer, useConnection, type Connection } from '../../lib/api/connection.ts';
import { InfoIcon } from '../../ui/graphics/icons.tsx';

const NOTICE_TEXT: Record<Exclude<Connection, 'online'>, string> = {
  offline:
    'You are offline. You see what was read last; a new gift is kept here and saved when the connection is back.',
  unreachable: 'Tuckaway cannot be reached right now. You see what was read last.',
};

const CHECK_EVERY_MS = 15_000;

/** Notice while the browser is offline or the server unreachable; asks until the server responds. */
export function ConnectionNotice() {
  const connection = useConnection();
  useEffect(() => {
    if (connection !== 'unreachable') return;
    const timer = setInterval(() => void checkServer(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [connection]);
  return (
    <div role="status">
      {connection !== 'online' && (
        <p className="border-b bg-purple-wash">
          <span className="page flex items-center gap-2 py-2.5 text-sm font-medium">
            <InfoIcon className="shrink-0 text-purple" />
            {NOTICE_TEXT[connection]}
          </span>
        </p>
      )}
    </div>
  );
}
