import { tags, type Tag } from '@tuckaway/contract/gifts/tags';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { tagsQuery } from './tags.queries.ts';
import { useTypedTag } from './use-typed-tag.ts';

const withId = (ids: number[], id: number) => (ids.includes(id) ? ids : [...ids, id]);

export interface TagPickerState extends Pick<
  ReturnType<typeof useTypedTag>,
  'text' | 'error' | 'isCreating' | 'type'
> {
  selectedIds: readonly number[];
  toggle: (id: number) => void;
}

/** Tags and typed text of a stored draft. */
interface DraftTags {
  tagIds: readonly number[];
  tagText: string;
}

/**
 * State of the tags field: chosen tags and the typed text. Tags created here are deleted again unless the choice is
 * saved.
 */
export function useTagPicker(current: readonly Tag[] = [], storedDraft?: DraftTags) {
  const queryClient = useQueryClient();
  const [selectedIds, setSelectedIds] = useState(() => [
    ...(storedDraft?.tagIds ?? current.map(({ id }) => id)),
  ]);
  // A ref, because handlers of an earlier render read the current selection.
  const latest = useRef(selectedIds);
  const createdIds = useRef<number[]>([]);
  const select = (change: (ids: number[]) => number[]) => {
    latest.current = change(latest.current);
    setSelectedIds(latest.current);
  };
  const { finish, settled, clear, ...typed } = useTypedTag({
    initialText: storedDraft?.tagText ?? '',
    select: (id) => select((ids) => withId(ids, id)),
    onCreated: ({ id }) => (createdIds.current = withId(createdIds.current, id)),
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
    /** The chosen ids, after the typed text was created as a tag; undefined if it is not valid. */
    complete: async (): Promise<number[] | undefined> => ((await finish()) ? latest.current : undefined),
    /** Called after the choice was saved: the tags created here stay. */
    keepCreated: () => {
      createdIds.current = [];
    },
    /** Called when the dialog is cancelled: deletes the tags created here. */
    discard: async () => {
      await settled();
      const unsavedIds = createdIds.current;
      createdIds.current = [];
      if (unsavedIds.length === 0) return;
      // Except tags that another tab has put on a gift meanwhile.
      const inUse = await queryClient.fetchQuery({ ...tagsQuery, staleTime: 0 });
      const unused = inUse.filter(({ id, giftCount }) => unsavedIds.includes(id) && giftCount === 0);
      await Promise.allSettled(unused.map(({ id }) => api(tags.remove, { params: { tagId: id } })));
      await refreshAfter(queryClient, 'tagsChanged');
    },
  };
}
