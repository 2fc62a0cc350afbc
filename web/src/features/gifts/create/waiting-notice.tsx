import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { GiftIcon, WarningIcon } from '../../../ui/graphics/icons.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { removeWaitingGift, sendAnew, waitingGiftsQuery, type WaitingGift } from './waiting-gifts.ts';

/** Notice about gifts that wait on this device to be saved. */
export function WaitingNotice() {
  const { data: waiting = [] } = useQuery(waitingGiftsQuery(useUserId()));
  const troubled = waiting.filter(({ problem }) => problem !== null);
  const count = waiting.length - troubled.length;
  return (
    <>
      <div role="status">
        {count > 0 && (
          <p className="border-b bg-kraft text-kraft-ink">
            <span className="page flex items-center gap-2 py-2.5 text-sm font-medium">
              <GiftIcon className="shrink-0" />
              {count === 1 ? '1 gift is' : `${count} gifts are`} kept on this device and not saved yet.
            </span>
          </p>
        )}
      </div>
      {troubled.map((gift) => (
        <Troubled key={gift.key} gift={gift} />
      ))}
    </>
  );
}

function Troubled({ gift }: { gift: WaitingGift }) {
  const queryClient = useQueryClient();
  const done = () => refreshAfter(queryClient, 'waitingGiftsChanged');
  return (
    <div role="alert" className="border-b bg-red-wash">
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
        <p className="flex min-w-0 grow basis-80 items-center gap-2">
          <WarningIcon className="shrink-0 text-red" />
          <span className="wrap-anywhere">
            &ldquo;{gift.body.title}&rdquo; is not saved. {gift.problem}
          </span>
        </p>
        <Button variant="secondary" size="sm" onClick={() => void sendAnew(gift).then(done)}>
          Save it again
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void removeWaitingGift(gift).then(done)}>
          Remove it
        </Button>
      </div>
    </div>
  );
}
