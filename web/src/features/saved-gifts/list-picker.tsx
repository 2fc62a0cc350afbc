import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { useState } from 'react';
import { plural } from '../../lib/format.ts';
import { PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { listName } from '../gift-lists/gift-lists.queries.ts';
import type { useGiftListToggles } from './use-gift-list-toggles.ts';

type GiftListToggles = ReturnType<typeof useGiftListToggles>;

interface ListPickerProps {
  lists: GiftListToggles;
  isLoaded: boolean;
  disabled: boolean;
}

/** Field that filters the lists, and offers to create one for a new name. */
export function ListPicker({ lists: { typed, chosenIds, toggle }, isLoaded, disabled }: ListPickerProps) {
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label="Search your gift lists"
        placeholder="Search or create gift lists..."
        autoComplete="off"
        value={typed.text}
        error={typed.error}
        onChange={(event) => typed.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (typed.isNew && !disabled) typed.create(false);
        }}
      />
      {isLoaded && typed.isNew && <NewList typed={typed} disabled={disabled} />}
      <ul aria-label="Your gift lists" className="max-h-56 divide-y overflow-y-auto">
        {typed.matching.map((list) => (
          <li key={list.id}>
            <Checkbox
              className="px-1 py-2"
              label={<span className="wrap-anywhere">{listName(list)}</span>}
              hint={describe(list)}
              checked={chosenIds.includes(list.id)}
              onCheckedChange={(ticked) => toggle(list.id, ticked)}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
      {!isLoaded && <RowsSkeleton label="Loading your lists..." />}
      {isLoaded && typed.matching.length === 0 && (
        <p role="status" className="text-sm text-ink-soft">
          {typed.isNew ? `No list matches “${typed.text.trim()}”.` : 'You have no lists yet.'}
        </p>
      )}
    </div>
  );
}

function NewList({ typed, disabled }: { typed: GiftListToggles['typed']; disabled: boolean }) {
  const [isPrivate, setPrivate] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        variant="personal"
        className="justify-start whitespace-normal wrap-anywhere"
        disabled={disabled}
        loading={typed.isCreating}
        loadingText="Creating..."
        onClick={() => typed.create(isPrivate)}
      >
        <PlusIcon /> Create &ldquo;{typed.text.trim()}&rdquo;
      </Button>
      <Checkbox label="Private" checked={isPrivate} onCheckedChange={setPrivate} disabled={disabled} />
    </div>
  );
}

const describe = ({ giftCount, isPrivate }: GiftList) =>
  `${giftCount} ${plural(giftCount, 'gift')} · ${isPrivate ? 'Private' : 'Public'}`;
