import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/inputs/button.tsx';
import { CalendarIcon } from '../../ui/graphics/app-icons.tsx';
import { ChipButton } from '../../ui/inputs/chip.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { categoriesQuery } from '../categories/categories.queries.ts';
import type { NextDays } from '../recipient-days/recipient-days.queries.ts';
import { isNotReady, type PeopleOrder, type PeopleView } from './people-order.ts';

const HolidayForMany = lazyDialog(
  async () => (await import('../recipient-days/holiday-for-many-dialog.tsx')).HolidayForManyDialog,
);

const ORDERS: readonly { value: PeopleOrder; label: string }[] = [
  { value: 'next-day', label: 'Next day first' },
  { value: 'name', label: 'By name' },
];

interface PeopleToolsProps {
  people: readonly Recipient[];
  nextDays: NextDays;
  text: string;
  setText: (text: string) => void;
  view: PeopleView;
  change: (changes: Partial<PeopleView>) => void;
}

/** Search, order and filters of the list, and one holiday for several people. */
export function PeopleTools({ people, nextDays, text, setText, view, change }: PeopleToolsProps) {
  const holiday = useDialog();
  const notReadyCount = people.filter((person) => isNotReady(person, nextDays)).length;
  return (
    <div role="search" aria-label="People" className="mb-4 grid gap-3">
      <div className="flex flex-wrap gap-3">
        <TextField
          type="search"
          label="Search people"
          labelHidden
          placeholder="Search people..."
          autoComplete="off"
          className="min-w-48 grow"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Order"
          labelHidden
          value={view.order}
          options={ORDERS}
          onValueChange={(order) => change({ order })}
        />
        <RelationshipFilter people={people} value={view.relationship} change={change} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {notReadyCount > 0 || view.notReady ? (
          <ChipButton pressed={view.notReady} onPress={() => change({ notReady: !view.notReady })}>
            Not ready ({notReadyCount})
          </ChipButton>
        ) : (
          <span />
        )}
        <Button variant="quiet" size="sm" className="-mr-3" onClick={() => holiday.open()}>
          <CalendarIcon /> Add a holiday for several
        </Button>
      </div>
      {holiday.render((dialog) => (
        <HolidayForMany {...dialog} people={people} />
      ))}
    </div>
  );
}

interface RelationshipFilterProps extends Pick<PeopleToolsProps, 'people' | 'change'> {
  value: string;
}

/** Filter by relationship. Offers the relationships in use; hidden without any. */
function RelationshipFilter({ people, value, change }: RelationshipFilterProps) {
  const used = new Set(people.flatMap(({ relationship }) => relationship ?? []));
  const { data: all = [] } = useQuery({ ...categoriesQuery('Relationship'), enabled: used.size > 0 });
  const options = all.filter(({ slug }) => used.has(slug));
  if (options.length === 0) return null;
  return (
    <SelectField
      label="Relationship"
      labelHidden
      value={value}
      options={[
        { value: '', label: 'Everybody' },
        ...options.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onValueChange={(relationship) => change({ relationship })}
    />
  );
}
