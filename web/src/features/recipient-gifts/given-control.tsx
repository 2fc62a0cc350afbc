import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon } from '../../ui/app-icons.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useDialog } from '../../ui/use-dialog.tsx';
import { MarkGivenDialog } from './mark-given-dialog.tsx';
import { QuietText } from './quiet-text.tsx';
import { useUndoGiven } from './use-recipient-gift-changes.ts';

interface GivenControlProps {
  recipientGift: RecipientGift;
  notice?: string | undefined;
  /** Quiet where buying it comes first. */
  variant?: 'personal' | 'quiet';
}

/** 'Mark as given' with a date; once given, changing the date or taking it back. */
export function GivenControl({ recipientGift, notice, variant = 'personal' }: GivenControlProps) {
  const dialog = useDialog();
  const undo = useUndoGiven();
  const what = `${recipientGift.gift.title}, for ${recipientGift.recipient.name}`;
  return (
    <>
      {recipientGift.givenAt ? (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3 text-ink-soft"
            aria-label={`Change date: ${what}`}
            onClick={() => dialog.open()}
          >
            <CalendarIcon /> <QuietText>Change date</QuietText>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="text-ink-soft"
            aria-label={`Not given after all: ${what}`}
            onClick={() => undo.mutate({ recipientGift, input: undefined })}
          >
            Not given after all
          </Button>
        </>
      ) : (
        <Button
          variant={variant}
          size="sm"
          aria-label={`Mark as given: ${what}`}
          onClick={() => dialog.open()}
        >
          <CheckIcon /> {variant === 'quiet' ? <QuietText>Mark as given</QuietText> : 'Mark as given'}
        </Button>
      )}
      {dialog.render((state) => (
        <MarkGivenDialog {...state} recipientGift={recipientGift} notice={notice} />
      ))}
    </>
  );
}
