import { HOLIDAY_KEYS, HOLIDAYS, type HolidayKey } from '@tuckaway/domain/days/holidays';
import { useState } from 'react';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useHolidayForMany } from './use-day-changes.ts';

interface HolidayForManyDialogProps extends DialogState {
  people: readonly { id: number; name: string }[];
}

const OPTIONS = HOLIDAY_KEYS.map((key) => ({ value: key, label: HOLIDAYS[key].name }));

/** Adds a holiday to all people, or to the checked ones, in one call. */
export function HolidayForManyDialog({ people, open, onOpenChange }: HolidayForManyDialogProps) {
  const [holiday, setHoliday] = useState<HolidayKey>('christmas');
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<number>>(new Set());
  const add = useHolidayForMany();
  const chosen = people.filter(({ id }) => !excludedIds.has(id));
  const toggle = (id: number, isOn: boolean) =>
    setExcludedIds((others) => new Set(isOn ? [...others].filter((one) => one !== id) : [...others, id]));
  const save = () =>
    add.mutate(
      { recipientIds: chosen.map(({ id }) => id), holiday },
      { onSuccess: () => onOpenChange(false) },
    );
  const count = chosen.length === 1 ? '1 person' : `${chosen.length} people`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="A holiday for several people"
      description="Those who have it already stay as they are."
      busy={add.isPending}
      footer={
        <Button disabled={chosen.length === 0} loading={add.isPending} loadingText="Adding..." onClick={save}>
          Add for {count}
        </Button>
      }
    >
      <div className="grid gap-5">
        <SelectField label="Holiday" value={holiday} options={OPTIONS} onValueChange={setHoliday} />
        <div>
          <div className="flex items-center justify-between gap-4">
            <p className="text-sm font-semibold">People</p>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => setExcludedIds(new Set(excludedIds.size > 0 ? [] : people.map(({ id }) => id)))}
            >
              {excludedIds.size > 0 ? 'Choose all' : 'Choose none'}
            </Button>
          </div>
          <ul aria-label="People" className="-mx-1 max-h-72 divide-y overflow-y-auto px-1">
            {people.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  className="py-1.5"
                  label={<span className="wrap-anywhere">{name}</span>}
                  checked={!excludedIds.has(id)}
                  onCheckedChange={(isOn) => toggle(id, isOn)}
                />
              </li>
            ))}
          </ul>
        </div>
        {add.isError && (
          <InlineError>{refusalText(add.error, 'Failed to add the holiday. Please try again.')}</InlineError>
        )}
      </div>
    </Dialog>
  );
}
