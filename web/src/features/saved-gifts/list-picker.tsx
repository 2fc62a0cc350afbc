import type { GiftList } from '@tuckaway/contract/gift-lists';
import { useState } from 'react';
import { plural } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { listName } from '../gift-lists/gift-lists.queries.ts';

interface ListPickerProps {
  lists: readonly GiftList[];
  isTicked: (id: number) => boolean;
  onTick: (id: number, ticked: boolean) => void;
  disabled: boolean;
}

export function ListPicker({ lists, isTicked, onTick, disabled }: ListPickerProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = lists.filter((list) => listName(list).toLowerCase().includes(wanted));
  return (
    <>
      <TextField
        type="search"
        label="Search your gift lists"
        labelHidden
        placeholder="Search your gift lists..."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul aria-label="Your gift lists" className="mt-2 max-h-[45dvh] divide-y overflow-y-auto">
        {shown.map((list) => (
          <li key={list.id}>
            <Checkbox
              className="px-1 py-2"
              label={<span className="wrap-anywhere">{listName(list)}</span>}
              hint={describe(list)}
              checked={isTicked(list.id)}
              onCheckedChange={(ticked) => onTick(list.id, ticked)}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p role="status" className="py-4 text-sm text-ink-soft">
          {wanted ? `No list matches “${text.trim()}”.` : 'You have no lists yet.'}
        </p>
      )}
    </>
  );
}

const describe = ({ giftCount, isPrivate }: GiftList) =>
  `${giftCount} ${plural(giftCount, 'gift')} · ${isPrivate ? 'Private' : 'Public'}`;
