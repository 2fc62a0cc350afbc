import type { SavedSort } from '@tuckaway/contract/gifts/saved-gifts';
import { PRICE_BANDS } from '@tuckaway/domain/price-bands';
import { useQuery } from '@tanstack/react-query';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { listName, myListsQuery } from '../../../features/gift-lists/gift-lists.queries.ts';
import { recipientsQuery } from '../../../features/recipients/recipients.queries.ts';
import { savedShopsQuery } from '../../../features/saved-gifts/saved-gifts.queries.ts';
import { tagsQuery } from '../../../features/tags/tags.queries.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CloseIcon } from '../../../ui/graphics/icons.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { hasSavedFilters, NO_SAVED_FILTERS, type SavedView } from './saved-view.ts';

interface Option {
  value: string;
  label: string;
}

const STATUSES: readonly Option[] = [
  { value: 'idea', label: 'Ideas' },
  { value: 'bought', label: 'Bought' },
  { value: 'given', label: 'Given' },
];
const PRICES: readonly Option[] = PRICE_BANDS.map(({ slug, label }) => ({ value: slug, label }));
const SOURCES: readonly Option[] = [
  { value: 'catalogue', label: 'Tuckaway’s lists' },
  { value: 'own', label: 'Added by you' },
];
/** Prefix of shop names among the values of the Source filter. */
const SHOP = 'shop:';

/** Options of the filters: the user's lists, tags and people. */
function useOptions() {
  const userId = useUserId();
  const people = useQuery(recipientsQuery(userId)).data ?? [];
  const tags = useQuery(tagsQuery).data ?? [];
  const lists = useQuery(myListsQuery(userId)).data ?? [];
  const shops = useQuery(savedShopsQuery).data ?? [];
  const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  return {
    people: people.map(toOption),
    tags: tags.map(toOption),
    lists: lists.map((list) => ({ value: String(list.id), label: listName(list) })),
    sources: [...SOURCES, ...shops.map(({ shop }) => ({ value: SHOP + shop, label: shop }))],
  };
}

const SORTS: readonly { value: SavedSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'price', label: 'Price, low to high' },
];

export const SortField = ({ view, change }: SavedFilterBarProps) => (
  <SelectField
    label="Sort by"
    labelHidden
    value={view.sort}
    options={SORTS}
    onValueChange={(sort) => change({ sort })}
  />
);

interface SavedFilterBarProps {
  view: SavedView;
  change: (change: Partial<SavedView>) => void;
}

/** Filters of Saved, a select for each. `relative` contains the visually hidden labels, which would widen the page. */
export function SavedFilterBar({ view, change }: SavedFilterBarProps) {
  const { people, tags, lists, sources } = useOptions();
  const id = (value: string) => (value === '' ? undefined : Number(value));
  // The options are the values of the contract's enum, so the value is one of them.
  const changeEnum = <Name extends 'status' | 'price'>(name: Name, value: string) =>
    change({ [name]: value === '' ? undefined : value });
  return (
    <div
      role="group"
      aria-label="Filters"
      className="relative mb-6 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap"
    >
      <Filter
        label="Person"
        any="Anyone"
        options={people}
        value={view.recipientId}
        onChange={(value) => change({ recipientId: id(value) })}
      />
      <Filter
        label="Status"
        any="Any status"
        options={STATUSES}
        value={view.status}
        onChange={(value) => changeEnum('status', value)}
      />
      <Filter
        label="Tag"
        any="Any tag"
        options={tags}
        value={view.tagId}
        onChange={(value) => change({ tagId: id(value) })}
      />
      <Filter
        label="List"
        any="Any list"
        options={lists}
        value={view.giftListId}
        onChange={(value) => change({ giftListId: id(value) })}
      />
      <Filter
        label="Price"
        any="Any price"
        options={PRICES}
        value={view.price}
        onChange={(value) => changeEnum('price', value)}
      />
      <Filter
        label="Source"
        any="Any source"
        options={sources}
        value={view.shop === undefined ? view.source : SHOP + view.shop}
        onChange={(value) => change(sourceOf(value))}
      />
      <div className="sm:hidden">
        <SortField view={view} change={change} />
      </div>
      {hasSavedFilters(view) && (
        <Button size="sm" variant="quiet" className="shrink-0" onClick={() => change(NO_SAVED_FILTERS)}>
          <CloseIcon /> Clear filters
        </Button>
      )}
    </div>
  );
}

function sourceOf(value: string): Pick<SavedView, 'source' | 'shop'> {
  if (value.startsWith(SHOP)) return { source: undefined, shop: value.slice(SHOP.length) };
  return { source: value === 'own' || value === 'catalogue' ? value : undefined, shop: undefined };
}

interface FilterProps {
  label: string;
  /** Label of the option without a filter: 'Any tag'. */
  any: string;
  options: readonly Option[];
  value: string | number | undefined;
  onChange: (value: string) => void;
}

function Filter({ label, any, options, value, onChange }: FilterProps) {
  const selected = value === undefined ? '' : String(value);
  // Needs an option of its own until the names are loaded, or if the item was deleted.
  const isUnknown = selected !== '' && !options.some((option) => option.value === selected);
  return (
    <SelectField
      label={label}
      labelHidden
      value={selected}
      options={[
        { value: '', label: any },
        ...(isUnknown ? [{ value: selected, label: `${label} …` }] : []),
        ...options,
      ]}
      onValueChange={onChange}
      className={cx('min-w-0 sm:w-40', selected !== '' && '[&_select]:border-purple [&_select]:text-purple')}
    />
  );
}
