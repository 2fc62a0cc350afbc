import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import {
  dayOfYearText,
  dayTitle,
  daysLeftText,
  leapDayText,
  yearsText,
} from '@tuckaway/domain/days/day-words';
import { DAYS_PER_RECIPIENT_MAX, type RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { CalendarIcon, MoreIcon, PencilIcon, PlusIcon, TrashIcon } from '../../ui/graphics/app-icons.tsx';
import { Menu, MenuItem } from '../../ui/inputs/menu.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { DayDialog } from './day-dialog.tsx';
import { ReadinessTag } from './readiness-tag.tsx';
import { leadText } from './remind-field.tsx';
import { useRemoveDay } from './use-day-changes.ts';

interface DaysSectionProps {
  recipient: { id: number; name: string };
  days: readonly RecipientDay[];
  /** Occurrences of the days within twelve months, the soonest first. */
  upcoming: readonly DayOccurrence[];
  /** Recently passed days, the latest first. */
  passed: readonly DayOccurrence[];
  today: CalendarDate;
}

/** A recipient's days, the soonest first. */
export function DaysSection({ recipient, days, upcoming, passed, today }: DaysSectionProps) {
  const dialog = useDialog<RecipientDay | undefined>();
  const nextOf = (day: RecipientDay) => upcoming.find((one) => one.day.id === day.id);
  const sortKey = (day: RecipientDay) => nextOf(day)?.daysLeft ?? Number.MAX_SAFE_INTEGER;
  const isFull = days.length >= DAYS_PER_RECIPIENT_MAX;
  return (
    <section aria-labelledby="days">
      <header className="mb-2 flex items-center justify-between gap-4">
        <h2 id="days" className="flex items-center gap-2.5 text-lg">
          <CalendarIcon className="text-twine" />
          Days
        </h2>
        {!isFull && (
          <Button variant="secondary" size="sm" onClick={() => dialog.open(undefined)}>
            <PlusIcon /> Add a day
          </Button>
        )}
      </header>
      {days.length === 0 && (
        <p className="max-w-prose text-sm text-ink-soft">
          No days yet. Add {recipient.name}&rsquo;s birthday, and you will know in time.
        </p>
      )}
      {isFull && <p className="text-sm text-ink-soft">A person can have {DAYS_PER_RECIPIENT_MAX} days.</p>}
      <ul aria-labelledby="days" className="divide-y empty:hidden">
        {days
          .toSorted((a, b) => sortKey(a) - sortKey(b))
          .map((day) => (
            <li key={day.id}>
              <DayRow
                day={day}
                next={nextOf(day)}
                last={passed.find((one) => one.day.id === day.id)}
                onEdit={() => dialog.open(day)}
              />
            </li>
          ))}
      </ul>
      {dialog.render((state, day) => (
        <DayDialog {...state} recipient={recipient} day={day} today={today} />
      ))}
    </section>
  );
}

interface DayRowProps {
  day: RecipientDay;
  next: DayOccurrence | undefined;
  /** The last occurrence, if it has passed recently. */
  last: DayOccurrence | undefined;
  onEdit: () => void;
}

function DayRow({ day, next, last, onEdit }: DayRowProps) {
  const title = dayTitle(day);
  return (
    <div className="flex items-center gap-1 py-2">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold whole-words">{title}</span>
          {next && <ReadinessTag readiness={next.readiness} />}
        </p>
        <p className="text-sm text-ink-soft">{whenText(day, next)}</p>
        {last && <p className="text-sm text-ink-soft">{lastText(last)}</p>}
        {day.remind && <p className="text-sm text-ink-soft">{remindText(day.remind)}</p>}
      </div>
      <DayMenu day={day} title={title} onEdit={onEdit} />
    </div>
  );
}

/** 'April 15, 1985 · in 12 days, turns 40' */
function whenText(day: RecipientDay, next: DayOccurrence | undefined): string {
  const { month, day: date, year } = day;
  const written = month !== null && date !== null ? dayOfYearText({ month, day: date, year }) : undefined;
  if (!next) return written === undefined ? 'Its next date is not known yet' : `${written} · has passed`;
  const years = yearsText(day.kind, next.years);
  const left = daysLeftText(next.daysLeft);
  return [written ?? formatDate(next.on), years === null ? left : `${left}, ${years}`, leapDayText(next)]
    .filter(Boolean)
    .join(' · ');
}

function remindText(leads: readonly number[]): string {
  if (leads.length === 0) return 'No reminders';
  const words = leads.map(leadText).map((text, index) => (index === 0 ? text : text.toLowerCase()));
  return `Reminders: ${words.join(', ')}`;
}

/** 'Last on November 3, 2026: Scarf' */
function lastText({ on, gifts }: DayOccurrence): string {
  const given = gifts.filter(({ givenAt }) => givenAt !== null).map(({ title }) => title);
  return `Last on ${formatDate(on)}: ${given.length > 0 ? given.join(', ') : 'nothing noted as given'}`;
}

interface DayMenuProps {
  day: RecipientDay;
  title: string;
  onEdit: () => void;
}

function DayMenu({ day, title, onEdit }: DayMenuProps) {
  const dialog = useDialog();
  const remove = useRemoveDay();
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More: ${title}`} className="text-ink-soft">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilIcon />} onSelect={onEdit}>
          Edit {title}
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => dialog.open()}>
          Remove {title}
        </MenuItem>
      </Menu>
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          title="Remove day"
          text={`${title} and its reminders are removed. Gifts for it stay.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          busy={remove.isPending}
          error={remove.isError ? 'Failed to remove the day. Please try again.' : undefined}
          onConfirm={() => remove.mutate(day)}
        />
      ))}
    </>
  );
}
