import { TagName, tags, type Tag } from '@tuckaway/contract/tags';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { refreshAfter } from '../../lib/changes.ts';
import { toast } from '../../ui/toast.tsx';
import { findTag, readTyped } from './inline-tag.ts';
import { tagsQuery } from './tags.queries.ts';
import { CREATE_TAG_FAILED, useCreateTag } from './use-tag-changes.ts';

const added = (ids: number[], id: number) => (ids.includes(id) ? ids : [...ids, id]);

/** The tags chosen for a gift, with what is being typed. Tags that were created here are deleted again unless the choice is saved. */
export function useTagPicker(current: readonly Tag[] = []) {
  const { data: known = [] } = useQuery(tagsQuery);
  const queryClient = useQueryClient();
  const [selectedIds, setSelectedIds] = useState(() => current.map(({ id }) => id));
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const create = useCreateTag();
  // Read by handlers that run later than the render they belong to.
  const latest = useRef(selectedIds);
  const createdIds = useRef<number[]>([]);
  const creating = useRef<Promise<unknown>>(Promise.resolve());

  const select = (change: (ids: number[]) => number[]) => {
    latest.current = change(latest.current);
    setSelectedIds(latest.current);
  };
  /** Whether it worked; where it did not, the name is in the field again. */
  const make = async (typed: string): Promise<boolean> => {
    const name = TagName.safeParse(typed);
    const refuse = (message: string | undefined) => {
      setText(typed);
      setError(message);
      return false;
    };
    if (!name.success) return refuse(name.error.issues[0]?.message);
    try {
      const tag = await create.mutateAsync(name.data);
      createdIds.current = added(createdIds.current, tag.id);
      toast.success(`Tag "${tag.name}" created`);
      select((ids) => added(ids, tag.id));
      return true;
    } catch {
      return refuse(CREATE_TAG_FAILED);
    }
  };
  const take = (names: string[]): Promise<boolean> => {
    const wanted = names.map((name) => findTag(name, known) ?? name);
    for (const tag of wanted) if (typeof tag !== 'string') select((ids) => added(ids, tag.id));
    const isNew = wanted.filter((name) => typeof name === 'string');
    const made = isNew.reduce(
      async (before, name) => (await before) && (await make(name)),
      Promise.resolve(true),
    );
    creating.current = Promise.all([creating.current, made]);
    return made;
  };
  const isPicked = (id: number) => selectedIds.includes(id);
  return {
    selectedIds,
    /** Differs from what is on the gift. */
    isChanged:
      text.trim() !== '' || selectedIds.length !== current.length || current.some(({ id }) => !isPicked(id)),
    text,
    error,
    isCreating: create.isPending,
    type: (typed: string) => {
      const { names, rest } = readTyped(typed);
      setError(undefined);
      setText(rest);
      if (names.length > 0) void take(names);
    },
    toggle: (id: number) => {
      setText('');
      select((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
    },
    /** The choice with what is still being typed; undefined where that cannot be a tag. */
    complete: async (): Promise<number[] | undefined> => {
      await creating.current;
      const typed = text.trim();
      setText('');
      return typed === '' || (await take([typed])) ? latest.current : undefined;
    },
    /** The choice was saved: tags created here are kept. */
    keep: () => {
      createdIds.current = [];
    },
    /** The dialog was cancelled: deletes the tags that were created in it. */
    discard: async () => {
      await creating.current;
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

export type TagPickerState = ReturnType<typeof useTagPicker>;
