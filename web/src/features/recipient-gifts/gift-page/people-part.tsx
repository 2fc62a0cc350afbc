import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { RecipientPicker } from '../../recipients/recipient-picker.tsx';
import type { useGiftRecipientToggles } from './use-gift-recipient-toggles.ts';
import { useRecipientHints } from './use-recipient-hints.tsx';

interface PeoplePartProps {
  gift: Gift;
  people: ReturnType<typeof useGiftRecipientToggles>;
}

/** Recipients of a gift, in its sheet. */
export function PeoplePart({ gift, people: { recipientGifts, picker } }: PeoplePartProps) {
  // Removing a recipient can be undone, so there is no warning.
  const hintFor = useRecipientHints(gift.id, [], picker.selectedIds);
  if (recipientGifts.data) return <RecipientPicker picker={picker} hintFor={hintFor} />;
  if (!recipientGifts.isError) return <RowsSkeleton label="Loading recipients..." />;
  const message = 'Failed to load recipients. Please try again.';
  return <ErrorState message={message} onRetry={() => void recipientGifts.refetch()} />;
}
