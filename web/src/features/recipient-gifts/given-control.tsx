import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon, CheckIcon } from '../../ui/icons.tsx';
import { MarkGivenDialog } from './mark-given-dialog.tsx';
import { useUndoGiven } from './use-link-changes.ts';

export interface GivenControlProps {
  link: RecipientGift;
  notice?: string | undefined;
}

/** 'Mark as given' with a date; once given, changing the date or taking it back. */
export function GivenControl({ link, notice }: GivenControlProps) {
  const [dialog, setDialog] = useState({ open: false, opening: 0 });
  const undo = useUndoGiven();
  const ask = () => setDialog(({ opening }) => ({ open: true, opening: opening + 1 }));
  const what = `${link.gift.title}, for ${link.recipient.name}`;
  return (
    <>
      {link.givenAt ? (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3 text-ink-soft"
            aria-label={`Change date: ${what}`}
            onClick={ask}
          >
            <CalendarIcon /> Change date
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="text-ink-soft"
            aria-label={`Not given after all: ${what}`}
            onClick={() => undo.mutate({ link, input: undefined })}
          >
            Not given after all
          </Button>
        </>
      ) : (
        <Button variant="personal" size="sm" aria-label={`Mark as given: ${what}`} onClick={ask}>
          <CheckIcon /> Mark as given
        </Button>
      )}
      {dialog.opening > 0 && (
        <MarkGivenDialog
          key={dialog.opening}
          link={link}
          notice={notice}
          open={dialog.open}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
        />
      )}
    </>
  );
}
