import { dayOfGivenAt } from '@tuckaway/contract/given-day';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkGivenDay, today } from './given-day.ts';
import { GivenNotice } from './given-notice.tsx';
import { useMarkGiven } from './use-link-changes.ts';

export interface MarkGivenDialogProps {
  link: RecipientGift;
  /** 'Given to {name} on {date}', where something like it was given before. */
  notice?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MarkGivenDialog({ link, notice, open, onOpenChange }: MarkGivenDialogProps) {
  const [day, setDay] = useState(() => (link.givenAt ? dayOfGivenAt(link.givenAt) : today()));
  const [error, setError] = useState<string>();
  const mark = useMarkGiven();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = checkGivenDay(day);
    setError(problem);
    if (problem) return;
    onOpenChange(false);
    mark.mutate({ link, input: day });
  };

  const formId = `mark-given-${link.id}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={link.givenAt ? 'Change the date' : 'Mark as given'}
      description={`${link.gift.title}, for ${link.recipient.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {link.givenAt ? 'Save' : 'Mark as given'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          type="date"
          label="Given on"
          required
          max={today()}
          value={day}
          error={error}
          onChange={(event) => {
            setDay(event.target.value);
            setError(undefined);
          }}
        />
        {notice && <GivenNotice>{notice}</GivenNotice>}
      </form>
    </Dialog>
  );
}
