import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeleton.tsx';
import { TagPicker } from './tag-picker.tsx';
import type { useGiftTagToggles } from './use-gift-tag-toggles.ts';

/** Tags of a gift in its sheet. */
export function TagsSection({ tags: { giftTags, picker } }: { tags: ReturnType<typeof useGiftTagToggles> }) {
  if (giftTags.data) return <TagPicker picker={picker} />;
  if (!giftTags.isError) return <RowsSkeleton label="Loading tags..." />;
  return <ErrorState message="Failed to load tags" onRetry={() => void giftTags.refetch()} />;
}
