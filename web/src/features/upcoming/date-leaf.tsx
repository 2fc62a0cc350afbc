import { partsOf } from '@tuckaway/domain/days/calendar-date';
import { monthName } from '@tuckaway/domain/month-names';

/** A date, drawn as a calendar page. Hidden from screen readers, which read the text beside it. */
export function DateLeaf({ on }: { on: string }) {
  const { month, day } = partsOf(on);
  return (
    <span
      aria-hidden="true"
      className="tabular grid size-14 shrink-0 place-content-center overflow-hidden rounded-md border bg-paper-sunk text-center leading-none"
    >
      <span className="text-xs font-semibold text-ink-soft uppercase">{monthName(month).slice(0, 3)}</span>
      <span className="mt-0.5 font-heading text-xl leading-none">{day}</span>
    </span>
  );
}
