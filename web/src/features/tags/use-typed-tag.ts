import { TagName, type Tag } from '@tuckaway/contract/gifts/tags';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import { useTypedName } from '../../ui/hooks/use-typed-name.ts';
import { findTag, readTyped } from './inline-tag.ts';
import { tagsQuery } from './tags.queries.ts';
import { CREATE_TAG_FAILED, useCreateTag } from './use-tag-changes.ts';

interface TypedTagOptions {
  startText?: string;
  select: (id: number) => void;
  onCreated?: (tag: Tag) => void;
}

/** State of the tag field: finds tags and creates completed names. */
export function useTypedTag({ startText = '', select, onCreated }: TypedTagOptions) {
  const { data: allTags = [] } = useQuery(tagsQuery);
  const { text, setText, error, setError, type, parse } = useTypedName(TagName, startText);
  const create = useCreateTag();
  const creating = useRef<Promise<unknown>>(Promise.resolve());

  /** Whether it worked; where it did not, the name is in the field again. */
  const make = async (typed: string): Promise<boolean> => {
    const putBack = () => {
      setText((since) => (since.trim() === '' ? typed : `${typed},${since}`));
      return false;
    };
    const name = parse(typed);
    if (name === undefined) return putBack();
    try {
      const tag = await create.mutateAsync(name);
      onCreated?.(tag);
      toast.success(`Tag "${tag.name}" created`);
      select(tag.id);
      return true;
    } catch {
      setError(CREATE_TAG_FAILED);
      return putBack();
    }
  };
  const take = (names: string[]): Promise<boolean> => {
    const tags = names.map((name) => findTag(name, allTags) ?? name);
    for (const tag of tags) if (typeof tag !== 'string') select(tag.id);
    const newNames = tags.filter((name) => typeof name === 'string');
    const made = newNames.reduce(
      async (before, name) => (await before) && (await make(name)),
      Promise.resolve(true),
    );
    creating.current = Promise.all([creating.current, made]);
    return made;
  };
  return {
    text,
    error,
    isCreating: create.isPending,
    clear: () => setText(''),
    type: (typed: string) => {
      const { names, rest } = readTyped(typed);
      type(rest);
      if (names.length > 0) void take(names);
    },
    /** Resolves when pending creations have settled. */
    settled: () => creating.current,
    /** Adds the typed text as a tag; false if it is not valid. */
    finish: async (): Promise<boolean> => {
      await creating.current;
      const typed = text.trim();
      setText('');
      return typed === '' || (await take([typed]));
    },
  };
}
