import { savedGifts } from '@tuckaway/contract/gifts/saved-gifts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../../lib/api/api.ts';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { deviceShelf } from '../../lib/storage/device-shelf.ts';
import { plural } from '../../lib/format.ts';
import { GiftIcon } from '../../ui/graphics/icons.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { useShelvedGifts } from './use-device-shelf.ts';

const FAILED = 'Your gifts could not be moved. They are still on this device; please try again.';

/** Asks after the sign-in whether the gifts of this device may move into Favorites. */
export function MoveIntoFavorites() {
  const userId = String(useUserId());
  const gifts = useShelvedGifts();
  const queryClient = useQueryClient();
  const isOffered = useSyncExternalStore(deviceShelf.subscribe, () => deviceShelf.isOfferedTo(userId));
  const move = useMutation({
    mutationFn: (slugs: string[]) => api(savedGifts.saveFromDevice, { body: { gifts: slugs } }),
    onSuccess: ({ giftIds }, slugs) => {
      deviceShelf.remove(slugs);
      void refreshAfter(queryClient, 'manyGiftsChanged');
      toast.success(movedText(giftIds.length, slugs.length));
    },
    onError: (error) => toast.error(refusalText(error, FAILED)),
  });
  if (!isOffered) return null;

  const them = gifts.length === 1 ? 'your gift' : `your ${gifts.length} gifts`;
  return (
    <section aria-label="Gifts on this device" className="border-b bg-purple-wash">
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
        <p className="flex min-w-0 items-center gap-2 font-medium">
          <GiftIcon className="shrink-0 text-purple" />
          Move {them} from this device into Favorites?
        </p>
        <Button
          variant="secondary"
          size="sm"
          loading={move.isPending}
          onClick={() => move.mutate(gifts.map(({ slug }) => slug))}
        >
          Move
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={move.isPending}
          onClick={() => deviceShelf.putOff(userId)}
        >
          Not now
        </Button>
      </div>
    </section>
  );
}

function movedText(moved: number, sent: number): string {
  if (moved < sent)
    return `${moved} of ${sent} gifts ${plural(moved, 'is', 'are')} in Favorites. The ${plural(sent - moved, 'other', 'others')} left our catalogue.`;
  return `${moved} ${plural(moved, 'gift')} moved into Favorites`;
}
