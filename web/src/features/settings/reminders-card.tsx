import type { ReminderSettings } from '@tuckaway/contract/people/reminders';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '../../ui/inputs/checkbox.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LeadsField } from '../recipient-days/remind-field.tsx';
import { remindersQuery } from '../reminders/reminders.queries.ts';
import { useChangeReminders } from '../reminders/use-reminder-changes.ts';
import { browserTimeZone } from '../reminders/send-time-zone.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { TitledCard } from '../../ui/layout/titled-card.tsx';

/** Settings of reminders: mails, the calendar feed, and the time zone that decides which day is today. */
export function RemindersCard() {
  const { data, isError, isRefetching, refetch } = useQuery(remindersQuery);
  return (
    <TitledCard title="Reminders" lead="So that no day of your people comes as a surprise.">
      {data && <Reminders settings={data} />}
      {!data && isError && (
        <ErrorState
          className="py-4"
          message="Failed to load your reminders. Please try again."
          retrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div role="status">
          <span className="sr-only">Loading reminders...</span>
          <Skeleton className="h-104 rounded-md" />
        </div>
      )}
    </TitledCard>
  );
}

function Reminders({ settings }: { settings: ReminderSettings }) {
  const { mutate: change } = useChangeReminders();
  const { byMail, canMail, leads, evenWhenBought } = settings;
  const isMailed = byMail && canMail;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <Switch
          label="Remind me by email"
          checked={isMailed}
          disabled={!canMail}
          onCheckedChange={(on) => change({ byMail: on })}
        />
        {/* Not the switch's hint: that would be as faint as the switch. */}
        {!canMail && <p className="text-sm text-ink-soft">This server has no way to send mail yet.</p>}
        {isMailed && (
          <Switch
            label="Also when a gift is bought"
            hint="Otherwise we stay quiet once something is ready."
            checked={evenWhenBought}
            onCheckedChange={(on) => change({ evenWhenBought: on })}
          />
        )}
      </div>
      <div className="grid gap-2">
        <p className="text-sm font-semibold">How early</p>
        <LeadsField leads={leads} onChange={(next) => change({ leads: next })} />
        <p className="text-sm text-ink-soft">
          For emails, for alarms in your calendar, and for the mark beside People.
        </p>
      </div>
      <TimeZoneField value={settings.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <CalendarFeed url={settings.calendarUrl} />
    </div>
  );
}

interface TimeZoneFieldProps {
  value: string | null;
  onChange: (zone: string) => void;
}

function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const chosen = value ?? browserTimeZone();
  // Browsers do not list all names that they accept, e.g. UTC and older names of cities.
  const zones = [...new Set([chosen, browserTimeZone(), ...Intl.supportedValuesOf('timeZone')])].toSorted();
  return (
    <SelectField
      label="Your time zone"
      hint="Days begin and end by it."
      value={chosen}
      options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      onValueChange={onChange}
    />
  );
}
