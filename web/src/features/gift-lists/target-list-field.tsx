import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { listName, myListsQuery } from './gift-lists.queries.ts';

interface TargetListFieldProps {
  /** Id of the list; undefined for Favorites. */
  value: number | undefined;
  onChange: (giftListId: number | undefined) => void;
  disabled: boolean;
}

const FAVORITES = '';

export function TargetListField({ value, onChange, disabled }: TargetListFieldProps) {
  const { data: lists = [] } = useQuery(myListsQuery(useUserId()));
  const options = [
    { value: FAVORITES, label: 'Favorites' },
    ...lists
      .filter(({ isFavorites }) => !isFavorites)
      .map((list) => ({ value: String(list.id), label: listName(list) })),
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
