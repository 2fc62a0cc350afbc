import type { Tag } from '@tuckaway/contract/gifts/tags';
import { useQuery } from '@tanstack/react-query';
import { useRef, type KeyboardEvent } from 'react';
import { ChipButton } from '../../ui/inputs/chip.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { tagsQuery } from './tags.queries.ts';
import type { TagPickerState } from './use-tag-picker.ts';

interface TagPickerProps {
  picker: TagPickerState;
  disabled?: boolean;
}

/** Field that filters the tags; a name followed by a space, a comma or Enter creates one. */
export function TagPicker({ picker, disabled = false }: TagPickerProps) {
  const { data: tags = [], isPending, isError, refetch } = useQuery(tagsQuery);
  const field = useRef<HTMLDivElement>(null);
  const tagGroup = useRef<HTMLDivElement>(null);
  const needle = picker.text.trim().toLowerCase();
  const isPicked = ({ id }: Tag) => picker.selectedIds.includes(id);
  const matching = tags.filter((tag) => !isPicked(tag) && tag.name.toLowerCase().includes(needle));
  // Picked tags stay visible while the list is filtered.
  const shown = needle === '' ? tags : [...tags.filter(isPicked), ...matching];
  const input = () => field.current?.querySelector('input');

  const onFieldKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      const chips = chipsIn(tagGroup.current);
      (chips.find((chip) => chip.ariaPressed === 'false') ?? chips[0])?.focus();
    }
    // Enter creates the tag; it must not submit the surrounding form.
    if (event.key === 'Enter') {
      event.preventDefault();
      picker.type(`${picker.text} `);
    }
  };
  return (
    <div className="grid gap-3">
      <div ref={field}>
        <TextField
          label="Tags"
          placeholder="Search or create tags..."
          hint="Type a name followed by a space to create a tag. A space ends a tag here; the Tags page takes several words."
          autoComplete="off"
          enterKeyHint="done"
          value={picker.text}
          error={picker.error}
          disabled={disabled}
          onChange={(event) => picker.type(event.target.value)}
          onKeyDown={onFieldKey}
        />
      </div>
      <div
        ref={tagGroup}
        role="group"
        aria-label="Your tags"
        className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1 -m-1"
        onKeyDown={(event) => moveByArrow(event, tagGroup.current, () => input()?.focus())}
      >
        {shown.map((tag) => (
          <ChipButton
            key={tag.id}
            pressed={isPicked(tag)}
            onPress={() => {
              picker.toggle(tag.id);
              // The typed text is cleared: the focus goes back to the field for the next tag.
              if (needle !== '') input()?.focus();
            }}
          >
            <span className="wrap-anywhere whitespace-normal">{tag.name}</span>
          </ChipButton>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {picker.isCreating && 'Creating tag...'}
        {!picker.isCreating && isPending && 'Loading tags...'}
        {!isPending && tags.length > 0 && needle !== '' && matching.length === 0
          ? `No tag called "${needle}" yet. Add a space to create it.`
          : ''}
      </p>
      {isError && tags.length === 0 && (
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

const chipsIn = (group: HTMLElement | null) => [...(group?.querySelectorAll('button') ?? [])];

/** Moves the focus with the arrow keys among the tags, and from the first one back to the field. */
function moveByArrow(event: KeyboardEvent, group: HTMLElement | null, onLeave: () => void): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const chips = chipsIn(group);
  const next = chips.indexOf(event.target as HTMLButtonElement) + step;
  if (next < 0) onLeave();
  else chips[Math.min(next, chips.length - 1)]?.focus();
}
