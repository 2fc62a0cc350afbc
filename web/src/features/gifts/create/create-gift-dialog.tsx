import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useProgress } from '../../../ui/feedback/use-progress.ts';
import { useKeptDraft } from '../waiting/kept-drafts.ts';
import type { DraftChoices, KeptDraft } from '../waiting/waiting-entries.ts';
import { OneGiftFields } from './one-gift-fields.tsx';
import type { PastedGift } from './pasted-gifts.ts';
import { SeveralGiftsFields } from './several-gifts-fields.tsx';
import { useOneGift, type GiftTarget } from './use-one-gift.ts';
import { useSeveralGifts } from './use-several-gifts.ts';

interface CreateGiftDialogProps extends DialogState, Omit<GiftTarget, 'isFromOutside' | 'onStored'> {
  isFromOutside?: boolean | undefined;
  /** Text shared with the app or pasted before opening. */
  pasted?: readonly PastedGift[];
  /** A form that was kept when its session ended. */
  continued?: KeptDraft | undefined;
  /** Choices in the fields of other features, kept with the form. */
  choices: Omit<DraftChoices, 'giftListId'>;
  /** Something was chosen in the fields of other features. */
  isExtended: boolean;
  /** Where it will be kept and whom it is for, in a line. */
  summary: ReactNode;
  /** Fields of other features, below the gift's own. */
  children: (disabled: boolean) => ReactNode;
  /** It was created, or is kept for later. */
  onDone?: () => void;
}

/** A link or a name is enough; several at once become several gifts. */
export function CreateGiftDialog({
  open,
  onOpenChange,
  giftListId,
  parts,
  pasted = [],
  isFromOutside = false,
  continued,
  choices,
  isExtended,
  summary,
  children,
  onDone,
}: CreateGiftDialogProps) {
  const kept = useKeptDraft(continued);
  const close = (isOpen: boolean) => {
    if (!isOpen) kept.end();
    onOpenChange(isOpen);
  };
  const finish = () => {
    onDone?.();
    close(false);
  };
  const target = { giftListId, parts, isFromOutside, onStored: kept.end };
  const [isUnfolded, setIsUnfolded] = useState(false);
  const given = continued?.drafts ?? pasted;
  const one = useOneGift(target, given.length === 1 ? given[0] : undefined, finish, continued !== undefined);
  const several = useSeveralGifts(target, given.length > 1 ? given : [], finish);
  const isSeveral = several.rows.length > 0;
  const isFilled = isSeveral || one.form.isChanged || isExtended || continued !== undefined;
  const drafts = isSeveral ? several.rows.map(({ draft }) => draft) : [one.form.values];
  useEffect(() => kept.note(isFilled ? { drafts, choices: { ...choices, giftListId } } : undefined));
  const progress = useProgress(one.isDone ? 'done' : one.isBusy ? 'working' : 'idle');
  const shared = { summary, isUnfolded, onUnfold: () => setIsUnfolded(true), children };

  if (isSeveral) {
    return (
      <FormDialog
        open={open}
        onOpenChange={close}
        title="Create Gift"
        discards="these gifts"
        isFilled
        form={several}
        submitLabel={several.rows.length === 1 ? 'Create 1 gift' : `Create ${several.rows.length} gifts`}
        failure={several.failure}
        progress={several.isSending && <ProgressBar {...several.progress} />}
      >
        <SeveralGiftsFields several={several} {...shared} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title="Create Gift"
      discards="this gift"
      isFilled={isFilled}
      form={one.form}
      submitLabel="Create Gift"
      failure={one.failure}
      failureAction={
        one.keepForLater && (
          <Button variant="secondary" className="justify-self-start" onClick={one.keepForLater}>
            Keep it here and save it later
          </Button>
        )
      }
      progress={one.isBusy && <ProgressBar value={progress} label="Creating gift..." />}
    >
      <OneGiftFields one={one} onSeveral={several.start} {...shared} />
    </FormDialog>
  );
}
