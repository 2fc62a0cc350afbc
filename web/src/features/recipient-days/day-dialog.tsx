import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { HOLIDAY_KEYS, HOLIDAYS } from '@tuckaway/domain/days/holidays';
import { DAY_NAME_MAX, type RecipientDay } from '@tuckaway/contract/people/recipient-day';
import { DAY_KINDS, rulesOfDayKind } from '@tuckaway/domain/days/day-kinds';
import { hasStatus } from '../../lib/api/api-error.ts';
import { DateFields } from '../../ui/inputs/date-fields.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useForm, type FormFields } from '../../ui/hooks/use-form.ts';
import { dayRules, draftOfDay, type DayDraft } from './day-form.ts';
import { RemindField } from './remind-field.tsx';
import { useSaveDay } from './use-day-changes.ts';

const KINDS = DAY_KINDS.map((kind) => ({ value: kind, label: rulesOfDayKind(kind).label }));

interface DayDialogProps extends DialogState {
  recipient: { id: number; name: string };
  /** The day to edit; undefined for a new one. */
  day?: RecipientDay | undefined;
  today: CalendarDate;
}

export function DayDialog({ recipient, day, today, open, onOpenChange }: DayDialogProps) {
  const save = useSaveDay();
  const form = useForm({
    initial: draftOfDay(day),
    rules: dayRules(today),
    send: async (body) => {
      await save.mutateAsync({ recipientId: recipient.id, dayId: day?.id, body });
      onOpenChange(false);
    },
  });
  const { kind } = form.values;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={day ? 'Edit day' : 'Add a day'}
      description={`For ${recipient.name}`}
      form={form}
      submitLabel={day ? 'Save' : 'Add day'}
      busyLabel="Saving..."
      failure={
        hasStatus(save.error, 404)
          ? day
            ? 'This day or person was deleted meanwhile. Nothing was saved.'
            : `${recipient.name} was deleted meanwhile. Nothing was saved.`
          : form.failureText('Failed to save the day. Please try again.')
      }
    >
      <SelectField
        label="What kind of day"
        options={KINDS}
        value={kind}
        error={form.errors.kind}
        onValueChange={(next) => form.set('kind', next)}
      />
      {rulesOfDayKind(kind).date === 'holiday' ? <HolidayField form={form} /> : <DatedFields form={form} />}
      <RemindField
        value={form.values.remind}
        error={form.errors.remind}
        onChange={(leads) => form.set('remind', leads)}
      />
    </FormDialog>
  );
}

type DayForm = FormFields<DayDraft>;

const HOLIDAY_OPTIONS = [
  { value: '', label: 'Choose a holiday' },
  ...HOLIDAY_KEYS.map((key) => ({ value: key as string, label: HOLIDAYS[key].name })),
];

function HolidayField({ form }: { form: DayForm }) {
  const chosen = HOLIDAY_KEYS.find((key) => key === form.values.holiday);
  return (
    <SelectField
      label="Holiday"
      required
      options={HOLIDAY_OPTIONS}
      value={form.values.holiday}
      error={form.errors.holiday}
      hint={chosen && HOLIDAYS[chosen].note}
      onValueChange={(holiday) => form.set('holiday', holiday)}
    />
  );
}

function DatedFields({ form }: { form: DayForm }) {
  const { name, yearHint } = rulesOfDayKind(form.values.kind);
  return (
    <>
      {name && <TextField {...name} maxLength={DAY_NAME_MAX} autoComplete="off" {...form.field('name')} />}
      <DateFields value={form.values} errors={form.errors} onChange={form.set} />
      {yearHint && <p className="-mt-3 text-sm text-ink-soft">{yearHint}</p>}
    </>
  );
}
