import { ChipButton } from './chip.tsx';

/** The parts of a gift's sheet: where it is kept, whom it is for, what it is about. */
export type GiftSheetPart = 'lists' | 'people' | 'tags';

const PARTS: readonly { part: GiftSheetPart; label: string }[] = [
  { part: 'lists', label: 'Lists' },
  { part: 'people', label: 'People' },
  { part: 'tags', label: 'Tags' },
];

interface GiftSheetPartsProps {
  current: GiftSheetPart;
  disabled: boolean;
  onSwitch: (part: GiftSheetPart) => void;
}

/** Goes from one part of the sheet to another with one press. */
export function GiftSheetParts({ current, disabled, onSwitch }: GiftSheetPartsProps) {
  return (
    <div role="group" aria-label="Parts of this gift" className="mb-4 flex gap-2">
      {PARTS.map(({ part, label }) => (
        <ChipButton
          key={part}
          pressed={part === current}
          disabled={disabled}
          onPress={() => part !== current && onSwitch(part)}
        >
          {label}
        </ChipButton>
      ))}
    </div>
  );
}
