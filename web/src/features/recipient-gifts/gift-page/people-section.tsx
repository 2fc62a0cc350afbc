import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { RecipientPicker } from '../../recipients/recipient-picker.tsx';
import type { useGiftRecipientToggles } from './use-gift-recipient-toggles.ts';
import { useRecipientHints } from './use-recipient-hints.tsx';

interface PeopleSectionProps {
  gift: Gift;
  people: ReturnType<typeof useGiftRecipientToggles>;
}

/** Recipients of a gift, in the Organize sheet. */
export function PeopleSection({ gift, people: { recipientGifts, picker } }: PeopleSectionProps) {
  // No links are passed, so there is no warning about lost data: removing a recipient can be undone here.
  const hintFor = useRecipientHints(gift.id, [], picker.selectedIds);
  if (recipientGifts.data) return <RecipientPicker picker={picker} hintFor={hintFor} />;
  if (!recipientGifts.isError) return <RowsSkeleton label="Loading recipients..." />;
  const message = 'Failed to load recipients. Please try again.';
  return <ErrorState message={message} onRetry={() => void recipientGifts.refetch()} />;
}
