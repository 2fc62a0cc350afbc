import { useQuery } from '@tanstack/react-query';
import type { Device } from '@tuckaway/contract/accounts/auth';
import { formatRelative } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DeviceIcon } from '../../ui/graphics/app-icons.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { deviceName } from './device-name.ts';
import { TitledCard } from '../../ui/layout/titled-card.tsx';
import { devicesQuery } from './settings.queries.ts';
import { useSignOutDevices } from './use-settings-changes.ts';

export function DevicesCard() {
  const { data: devices, isError, refetch, isFetching } = useQuery(devicesQuery);
  return (
    <TitledCard title="Signed-in devices" lead="End the sessions you no longer use.">
      {devices ? (
        <DeviceList devices={devices} />
      ) : isError ? (
        <ErrorState
          className="py-4"
          message="We could not load your devices."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-18" />
      )}
    </TitledCard>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const signOut = useSignOutDevices();
  const hasOthers = devices.some((device) => !device.current);
  const run = (target: number | 'others') =>
    signOut.mutate(target, {
      onSuccess: () => toast.success(target === 'others' ? 'All other sessions ended' : 'Session ended'),
      onError: () => toast.error('Failed to end the session. Please try again.'),
    });
  return (
    <>
      <ul className="divide-y">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={signOut.isPending && signOut.variables === device.id}
            onSignOut={() => run(device.id)}
          />
        ))}
      </ul>
      {hasOthers && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          loading={signOut.isPending && signOut.variables === 'others'}
          onClick={() => run('others')}
        >
          End all other sessions
        </Button>
      )}
    </>
  );
}

function DeviceRow({ device, busy, onSignOut }: { device: Device; busy: boolean; onSignOut: () => void }) {
  const name = deviceName(device.userAgent);
  return (
    <li className="flex items-center gap-4 py-3">
      <DeviceIcon className="text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-soft">
          {device.current ? 'This device' : `Last active ${formatRelative(device.lastSeenAt)}`}
        </span>
      </span>
      {!device.current && (
        <Button
          variant="quiet"
          size="sm"
          loading={busy}
          aria-label={`End session on ${name}`}
          onClick={onSignOut}
        >
          End session
        </Button>
      )}
    </li>
  );
}
