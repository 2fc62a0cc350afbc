import { tags, type TagInUse } from '@tuckaway/contract/gifts/tags';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { deleteIfPresent } from '../../lib/api/delete-if-present.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { updateOptimistically } from '../../lib/queries/optimistic-update.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { giftTagsQuery, addTagToCache, sortTags, tagsQuery } from './tags.queries.ts';

export const CREATE_TAG_FAILED = 'Failed to create tag';

/** The server's message for errors that the user can correct (409, 422). */
const reasonOf = (error: unknown) =>
  isApiError(error) && (error.status === 409 || error.status === 422) ? error.detail : undefined;

export function useCreateTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api(tags.create, { body: { name } }),
    onSuccess: (tag) => addTagToCache(queryClient, tag),
    onError: (error) => console.error(CREATE_TAG_FAILED, error),
  });
}

export function useSaveGiftTags() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ giftId, tagIds }: { giftId: number; tagIds: number[] }) =>
      api(tags.setOfGift, { body: { giftId, tagIds } }),
    onSuccess: (saved, { giftId }) => {
      queryClient.setQueryData(giftTagsQuery(giftId).queryKey, saved);
      void refreshAfter(queryClient, 'tagsChanged');
    },
  });
}

export function useRenameTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      api(tags.rename, { params: { tagId: id }, body: { name } }),
    onMutate: ({ id, name }) =>
      updateOptimistically(queryClient, tagsQuery.queryKey, (tags) =>
        sortTags(tags.map((tag) => (tag.id === id ? { ...tag, name } : tag))),
      ),
    onSuccess: ({ name }) => toast.success(`Tag renamed to "${name}"`),
    onError: (error, _change, restore) => {
      restore?.();
      toast.error(reasonOf(error) ?? 'Failed to rename tag. Please try again.');
    },
    onSettled: () => refreshAfter(queryClient, 'tagsChanged'),
  });
}

export function useDeleteTag() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TagInUse) => deleteIfPresent(api(tags.remove, { params: { tagId: id } })),
    onMutate: ({ id }) =>
      updateOptimistically(queryClient, tagsQuery.queryKey, (tags) => tags.filter((tag) => tag.id !== id)),
    onSuccess: (_done, { name }) => toast.success(`Tag "${name}" deleted`),
    onError: (_error, _tag, restore) => {
      restore?.();
      toast.error('Failed to delete tag. Please try again.');
    },
    onSettled: () => refreshAfter(queryClient, 'tagsChanged'),
  });
}
