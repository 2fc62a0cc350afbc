import { TagName, type Tag } from '@tuckaway/contract/gifts/tags';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { withReason } from '../../lib/api/refusal-text.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { useTypedName } from '../../ui/hooks/use-typed-name.ts';
import { findTag, splitTypedTags } from './split-typed-tags.ts';
import { tagsQuery } from './tags.queries.ts';
import { CREATE_TAG_FAILED, useCreateTag } from './use-tag-changes.ts';

interface TypedTagOptions {
  initialText?: string;
  select: (id: number) => void;
  onCreated?: (tag: Tag) => void;
}

/** State of the tag field: selects existing tags and creates new ones for completed names. */
export function useTypedTag({ initialText = '', select, onCreated }: TypedTagOptions) {
  const { data: allTags = [] } = useQuery(tagsQuery);
  const { text, setText, error, setError, type, parse } = useTypedName(TagName, initialText);
  const create = useCreateTag();
  const creating = useRef<Promise<unknown>>(Promise.resolve());

  /** Creates a tag. After a failure it restores the text of the field and returns false. */
  const createTag = async (typed: string): Promise<boolean> => {
    const restoreText = () => {
      setText((since) => (since.trim() === '' ? typed : `${typed},${since}`));
      return false;
    };
    const name = parse(typed);
    if (name === undefined) return restoreText();
    try {
      const tag = await create.mutateAsync(name);
      onCreated?.(tag);
      toast.success(`Tag "${tag.name}" created`);
      select(tag.id);
      return true;
    } catch (failure) {
      setError(withReason(CREATE_TAG_FAILED, failure));
      return restoreText();
    }
  };
  /** Creates tags one after another, until one fails. */
  const createInOrder = async (names: string[]): Promise<boolean> => {
    for (const name of names) if (!(await createTag(name))) return false;
    return true;
  };
  const selectOrCreate = (names: string[]): Promise<boolean> => {
    const tags = names.map((name) => findTag(name, allTags) ?? name);
    for (const tag of tags) if (typeof tag !== 'string') select(tag.id);
    const newNames = tags.filter((name) => typeof name === 'string');
    const created = createInOrder(newNames);
    creating.current = Promise.all([creating.current, created]);
    return created;
  };
  return {
    text,
    error,
    isCreating: create.isPending,
    clear: () => setText(''),
    type: (typed: string) => {
      const { names, rest } = splitTypedTags(typed);
      type(rest);
      if (names.length > 0) void selectOrCreate(names);
    },
    /** Resolves when pending creations have settled. */
    settled: () => creating.current,
    /** Adds the typed text as a tag; false if it is not valid. */
    finish: async (): Promise<boolean> => {
      await creating.current;
      const typed = text.trim();
      setText('');
      return typed === '' || (await selectOrCreate([typed]));
    },
  };
}
