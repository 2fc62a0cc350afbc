import { tags, type Tag } from '@tuckaway/contract/gifts/tags';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { tagsQuery } from './tags.queries.ts';
import { useTypedTag } from './use-typed-tag.ts';

const added = (ids: number[], id: number) => (ids.includes(id) ? ids : [...ids, id]);

export interface TagPickerState extends Pick<
  ReturnType<typeof useTypedTag>,
  'text' | 'error' | 'isCreating' | 'type'
> {
  selectedIds: readonly number[];
  toggle: (id: number) => void;
}

/** Chosen and typed before, in a form that was kept. */
interface ContinuedTags {
  tagIds: readonly number[];
  tagText: string;
}

/**
 * State of the tags field: chosen tags and the typed text. Tags that were created here are
 * deleted again unless the choice is saved.
 */
export function useTagPicker(current: readonly Tag[] = [], continued?: ContinuedTags) {
  const queryClient = useQueryClient();
  const [selectedIds, setSelectedIds] = useState(() => [
    ...(continued?.tagIds ?? current.map(({ id }) => id)),
  ]);
  // Read by handlers that run later than the render they belong to.
  const latest = useRef(selectedIds);
  const createdIds = useRef<number[]>([]);
  const select = (change: (ids: number[]) => number[]) => {
    latest.current = change(latest.current);
    setSelectedIds(latest.current);
  };
  const { finish, settled, clear, ...typed } = useTypedTag({
    startText: continued?.tagText ?? '',
    select: (id) => select((ids) => added(ids, id)),
    onCreated: ({ id }) => (createdIds.current = added(createdIds.current, id)),
  });
  const isPicked = (id: number) => selectedIds.includes(id);
  return {
    ...typed,
    selectedIds,
    /** Differs from the gift's stored tags. */
    isChanged:
      typed.text.trim() !== '' ||
      selectedIds.length !== current.length ||
      current.some(({ id }) => !isPicked(id)),
    toggle: (id: number) => {
      clear();
      select((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
    },
    /** The choice including the typed text; undefined if that is no valid tag. */
    complete: async (): Promise<number[] | undefined> => ((await finish()) ? latest.current : undefined),
    /** The choice was saved: tags created here are kept. */
    keep: () => {
      createdIds.current = [];
    },
    /** The dialog was cancelled: deletes the tags that were created in it. */
    discard: async () => {
      await settled();
      const doomed = createdIds.current;
      createdIds.current = [];
      if (doomed.length === 0) return;
      // One that has come onto a gift meanwhile, in another tab, stays.
      const inUse = await queryClient.fetchQuery({ ...tagsQuery, staleTime: 0 });
      const unused = inUse.filter(({ id, giftCount }) => doomed.includes(id) && giftCount === 0);
      await Promise.allSettled(unused.map(({ id }) => api(tags.remove, { params: { tagId: id } })));
      await refreshAfter(queryClient, 'tagsChanged');
    },
  };
}
