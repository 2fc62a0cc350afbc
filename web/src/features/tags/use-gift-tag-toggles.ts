import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { tags } from '@tuckaway/contract/gifts/tags';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { RETRY } from '../../lib/api/retry.ts';
import { withPendingToggles, useSerialToggles } from '../../lib/queries/use-serial-toggles.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { giftTagsQuery } from './tags.queries.ts';
import { useSaveGiftTags } from './use-tag-changes.ts';
import type { TagPickerState } from './use-tag-picker.ts';
import { useTypedTag } from './use-typed-tag.ts';

/** Tags of a gift. Each toggle is saved at once. */
export function useGiftTagToggles(gift: Gift) {
  const queryClient = useQueryClient();
  const giftTags = useQuery(giftTagsQuery(gift.id));
  const save = useSaveGiftTags();
  const scope = `tags-of-gift-${gift.id}`;
  const toggles = useSerialToggles<boolean>({
    scope,
    send: async (id, isOn) => {
      // The call replaces all tags, so they are read first: another tab or device may have added some.
      const current = await api(
        tags.ofGift,
        { query: { giftId: gift.id } },
        { retry: RETRY.never, mustBeFresh: true },
      );
      const others = current.flatMap((tag) => (tag.id === id ? [] : tag.id));
      await save.mutateAsync({ giftId: gift.id, tagIds: isOn ? [...others, id] : others });
      toast.success('Tags saved successfully', { id: scope });
    },
    onFailed: () => toast.error('Failed to save tags'),
    onSettled: () => void refreshAfter(queryClient, 'tagsChanged'),
  });
  const selectedIds = withPendingToggles(giftTags.data?.map(({ id }) => id) ?? [], toggles);
  const { finish, clear, settled: _, ...typed } = useTypedTag({ select: (id) => toggles.toggle(id, true) });
  const picker: TagPickerState = {
    ...typed,
    selectedIds,
    toggle: (id) => {
      clear();
      toggles.toggle(id, !selectedIds.includes(id));
    },
  };
  return { giftTags, picker, hasUnfinishedText: typed.text.trim() !== '', finish };
}
