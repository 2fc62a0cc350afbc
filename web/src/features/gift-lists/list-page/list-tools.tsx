import type { ListSort } from '@tuckaway/contract/gifts/gift-lists';
import { Button } from '../../../ui/inputs/button.tsx';
import { MenuIcon } from '../../../ui/graphics/icons.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';

const SORTS: readonly { value: ListSort; label: string }[] = [
  { value: 'hand', label: 'In your order' },
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'price', label: 'Price, low to high' },
];

interface ListToolsProps {
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  isArranging: boolean;
  onArrange: (isArranging: boolean) => void;
  isSelecting: boolean;
  onSelect: () => void;
  /** How many gifts there are to sort, arrange and select. */
  count: number;
}

/** Actions of the owner on the gifts of a list. Its space is reserved while the gifts load. */
export function ListTools({
  sort,
  onSort,
  isArranging,
  onArrange,
  isSelecting,
  onSelect,
  count,
}: ListToolsProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-end gap-2 sm:gap-3">
      <SelectField
        label="Sort by"
        labelHidden
        value={sort}
        options={SORTS}
        disabled={isArranging}
        onValueChange={onSort}
        className="mr-auto min-w-44"
      />
      {sort === 'hand' && (
        <Button
          variant={isArranging ? 'primary' : 'secondary'}
          disabled={count < 2 || isSelecting}
          onClick={() => onArrange(!isArranging)}
        >
          <MenuIcon /> {isArranging ? 'Done' : 'Arrange'}
        </Button>
      )}
      <Button
        variant="secondary"
        aria-pressed={isSelecting}
        disabled={count === 0 || isArranging}
        onClick={onSelect}
      >
        Select
      </Button>
    </div>
  );
}
