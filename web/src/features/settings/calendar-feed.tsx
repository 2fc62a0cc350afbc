import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { CalendarIcon } from '../../ui/graphics/app-icons.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { useChangeCalendar } from '../reminders/use-reminder-changes.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { LinkField } from '../../ui/inputs/link-field.tsx';

/** The calendar feed: its address to copy, renew and switch off. */
export function CalendarFeed({ url }: { url: string | null }) {
  const change = useChangeCalendar();
  if (url === null) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-ink-soft">See these days in your own calendar, with alarms.</p>
        <Button
          variant="secondary"
          size="sm"
          loading={change.isPending}
          onClick={() => change.mutate('renew')}
        >
          <CalendarIcon /> Make a calendar address
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <LinkField
        label="Calendar address"
        hint="Add it to your calendar program. Whoever knows it can read your days, so keep it to yourself."
        value={url}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copyText(url, COPIED)}>
          Copy
        </Button>
        <ConfirmedChange
          change="renew"
          label="New address"
          title="New calendar address"
          text="The address you have now stops working, in every calendar that reads it."
          confirmLabel="Make a new one"
          busyLabel="Making..."
        />
        <ConfirmedChange
          change="stop"
          label="Switch off"
          title="Switch off the calendar address?"
          text="Every calendar that reads it stops showing your days. A new address has to be added there again."
          confirmLabel="Switch off"
          busyLabel="Switching off..."
        />
      </div>
    </div>
  );
}

const COPIED = {
  copied: 'Address copied',
  failed: 'Your browser did not allow copying. Select the address and copy it.',
};

interface ConfirmedChangeProps {
  change: 'renew' | 'stop';
  label: string;
  title: string;
  text: string;
  confirmLabel: string;
  busyLabel: string;
}

/** Button of a change that ends the current address for good: asks first. */
function ConfirmedChange({ change, label, ...question }: ConfirmedChangeProps) {
  const { mutate, isPending } = useChangeCalendar();
  const dialog = useDialog();
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => dialog.open()}>
        {label}
      </Button>
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          {...question}
          busy={isPending}
          onConfirm={() => mutate(change, { onSettled: () => state.onOpenChange(false) })}
        />
      ))}
    </>
  );
}
