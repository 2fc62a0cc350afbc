import { TagName, type Tag } from '@tuckaway/contract/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChipButton } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { readInlineTag } from './inline-tag.ts';
import { tagsQuery } from './tags.queries.ts';
import { CREATE_TAG_FAILED, useCreateTag } from './use-tag-changes.ts';

export interface TagPickerProps {
  selectedIds: readonly number[];
  /** Takes a change rather than a result: a tag may arrive from the server while others are being chosen. */
  onChange: (change: (selectedIds: number[]) => number[]) => void;
  disabled?: boolean;
}

/** One field that searches and creates: a name and a space makes a tag. */
export function TagPicker({ selectedIds, onChange, disabled = false }: TagPickerProps) {
  const { data: known = [], isPending, isError, refetch } = useQuery(tagsQuery);
  const field = useTagField(known, ({ id }) => onChange((ids) => (ids.includes(id) ? ids : [...ids, id])));
  const wanted = field.text.trim().toLowerCase();
  const shown = known.filter(({ name }) => name.toLowerCase().includes(wanted));
  const toggle = (id: number) =>
    onChange((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));

  return (
    <div className="grid gap-3">
      <TextField
        label="Tags"
        placeholder="Search or create tags..."
        hint="Type a name followed by a space to create a tag."
        autoComplete="off"
        enterKeyHint="done"
        value={field.text}
        error={field.error}
        disabled={disabled}
        onChange={(event) => field.setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter in this field makes the tag; it must not send the form around it.
          event.preventDefault();
          field.finish();
        }}
      />
      <div
        role="group"
        aria-label="Your tags"
        className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1 -m-1"
      >
        {shown.map((tag) => (
          <ChipButton key={tag.id} pressed={selectedIds.includes(tag.id)} onPress={() => toggle(tag.id)}>
            <span className="wrap-anywhere whitespace-normal">{tag.name}</span>
          </ChipButton>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {statusText({
          isPending,
          isCreating: field.isCreating,
          knownCount: known.length,
          shownCount: shown.length,
          wanted,
        })}
      </p>
      {isError && known.length === 0 && (
        <p role="alert" className="text-sm text-red">
          Failed to load tags{' '}
          <button type="button" className="link min-h-11" onClick={() => void refetch()}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}

interface Status {
  isPending: boolean;
  isCreating: boolean;
  knownCount: number;
  shownCount: number;
  wanted: string;
}

function statusText({ isPending, isCreating, knownCount, shownCount, wanted }: Status): string {
  if (isCreating) return 'Creating tag...';
  if (isPending) return 'Loading tags...';
  if (shownCount > 0 || knownCount === 0 || wanted === '') return '';
  return `No tag called "${wanted}" yet. Add a space to create it.`;
}

function useTagField(known: readonly Tag[], onChosen: (tag: Tag) => void) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const create = useCreateTag();

  const make = (name: string) => {
    const parsed = TagName.safeParse(name);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setText('');
    create.mutate(parsed.data, {
      onSuccess: (tag) => {
        toast.success(`Tag "${tag.name}" created`);
        onChosen(tag);
      },
      onError: () => {
        setText(name);
        setError(CREATE_TAG_FAILED);
      },
    });
  };
  const take = (typed: string) => {
    setError(undefined);
    const read = readInlineTag(typed, known);
    if (read.kind === 'create') return make(read.name);
    setText(read.kind === 'choose' ? '' : typed);
    if (read.kind === 'choose') onChosen(read.tag);
  };
  return { text, error, isCreating: create.isPending, setText: take, finish: () => take(`${text.trim()} `) };
}
