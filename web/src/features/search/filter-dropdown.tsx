import { useId, useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronDownIcon } from '../../ui/graphics/icons.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { FilterOption } from './use-filter-options.ts';

interface FilterDropdownProps {
  /** 'By Occasion' */
  label: string;
  options: FilterOption[];
  chosen: string[];
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  onToggle: (value: string) => void;
  /** Plural of the options, 'occasions': adds a search field. */
  searchable?: string;
}

export function FilterDropdown({ label, isOpen, onOpenChange, chosen, ...list }: FilterDropdownProps) {
  const panelId = useId();
  return (
    <div className="sm:relative">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => onOpenChange(!isOpen)}
        className={cx('max-sm:w-full', chosen.length > 0 && 'border-purple text-purple')}
      >
        {label}
        {chosen.length > 0 && <span className="tabular-nums">({chosen.length})</span>}
        <ChevronDownIcon className={cx('transition-transform', isOpen && 'rotate-180')} />
      </Button>
      {isOpen && (
        <div
          id={panelId}
          role="group"
          aria-label={label}
          className="absolute inset-x-0 top-full z-20 mt-2 rounded-md border bg-card p-3 shadow-float sm:right-auto sm:w-72"
        >
          <OptionList chosen={chosen} {...list} />
        </div>
      )}
    </div>
  );
}

type OptionListProps = Pick<FilterDropdownProps, 'options' | 'chosen' | 'onToggle' | 'searchable'>;

function OptionList({ options, chosen, onToggle, searchable }: OptionListProps) {
  const [text, setText] = useState('');
  const needle = text.trim().toLowerCase();
  const shown = options.filter(({ label }) => label.toLowerCase().includes(needle));
  return (
    <>
      {searchable && (
        <TextField
          label={`Search ${searchable}`}
          labelHidden
          placeholder={`Search ${searchable}...`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="mb-2"
        />
      )}
      <ul className="max-h-48 overflow-y-auto px-1">
        {shown.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              // Five rows fit into the list's 12rem: no price is cut off.
              dense
              label={label}
              checked={chosen.includes(value)}
              onCheckedChange={() => onToggle(value)}
            />
          </li>
        ))}
      </ul>
      {searchable && shown.length === 0 && (
        <p role="status" className="px-1 py-3 text-sm text-ink-soft">
          No {searchable} found
        </p>
      )}
    </>
  );
}
