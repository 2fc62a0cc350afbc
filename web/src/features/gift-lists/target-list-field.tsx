import { SelectField } from '../../ui/inputs/select-field.tsx';
import type { TargetList } from './use-target-lists.ts';

interface TargetListFieldProps {
  lists: readonly TargetList[];
  /** Id of the list; undefined for Favorites. */
  value: number | undefined;
  onChange: (giftListId: number | undefined) => void;
  disabled: boolean;
}

const FAVORITES = '';

export function TargetListField({ lists, value, onChange, disabled }: TargetListFieldProps) {
  const options = [
    { value: FAVORITES, label: 'Favorites' },
    ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <SelectField
      label="Gift list"
      hint="Where it is kept. You can add it to more lists later."
      value={value === undefined ? FAVORITES : String(value)}
      options={options}
      disabled={disabled}
      onValueChange={(chosen) => onChange(chosen === FAVORITES ? undefined : Number(chosen))}
    />
  );
}
