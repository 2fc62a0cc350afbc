import type { SavedGift } from '@tuckaway/contract/gifts/saved-gifts';
import { useState } from 'react';
import { TuckAwayButton } from '../../../features/recipient-gifts/recipient-page/tuck-away-button.tsx';
import { useSavedGifts } from '../../../features/saved-gifts/use-saved-gifts.ts';
import { formatPrice } from '../../../lib/format.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadNextPage } from '../../../ui/feedback/load-more.tsx';
import { Picture } from '../../../ui/graphics/picture.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';

const TYPING_MS = 250;

interface SavedGiftPickerProps extends DialogState {
  recipient: { id: number; name: string };
  /** Ids of the gifts that are linked already, given ones too: they are not offered. */
  linkedIds: ReadonlySet<number>;
}

/** Dialog with the user's saved gifts, each with a button that links it to the recipient. */
export function SavedGiftPicker({ recipient, linkedIds, ...dialog }: SavedGiftPickerProps) {
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), TYPING_MS);
  const { gifts } = useSavedGifts({ query, mine: false, sort: 'newest' });
  const all: SavedGift[] = gifts.data?.pages.flatMap((page) => page.data) ?? [];
  const offered = all.filter(({ gift }) => !linkedIds.has(gift.id));
  return (
    <Dialog {...dialog} title="Saved gifts" description={`For ${recipient.name}`}>
      <div className="grid gap-4">
        <TextField
          type="search"
          label="Search your saved gifts"
          labelHidden
          placeholder="Search your saved gifts..."
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {gifts.isPending && <RowsSkeleton label="Loading your saved gifts..." />}
        {gifts.isError && !gifts.data && (
          <ErrorState
            className="py-4"
            message="Your saved gifts could not be loaded. Please try again."
            retrying={gifts.isRefetching}
            onRetry={() => void gifts.refetch()}
          />
        )}
        <p role="status" className="text-ink-soft empty:hidden">
          {gifts.data && offered.length === 0 && emptyText(query, all.length > 0, recipient.name)}
        </p>
        <ul aria-label="Saved gifts" className="divide-y empty:hidden">
          {offered.map(({ gift }) => (
            <li key={gift.id} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 py-3">
              <Picture url={gift.imageUrl} alt="" name={gift.title} sizes="56px" className="rounded-md" />
              <span className="min-w-0 text-sm">
                <span className="block font-medium whole-words">{gift.title}</span>
                <span className="tabular text-ink-soft">{formatPrice(gift.price)}</span>
              </span>
              <TuckAwayButton gift={gift} recipient={recipient} />
            </li>
          ))}
        </ul>
        <LoadNextPage query={gifts} loadsOnScroll={false} />
      </div>
    </Dialog>
  );
}

function emptyText(query: string, areAllTaken: boolean, name: string): string {
  if (areAllTaken) return `All of these are tucked away for ${name} already`;
  return query ? `No saved gifts match "${query}"` : 'No saved gifts yet';
}
