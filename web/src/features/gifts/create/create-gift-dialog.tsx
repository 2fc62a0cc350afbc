import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { DialogState } from '../../../ui/dialogs/use-dialog.tsx';
import { useProgress } from '../../../ui/feedback/use-progress.ts';
import { useStoredDraft } from '../waiting/stored-drafts.ts';
import type { DraftChoices, StoredDraft } from '../waiting/unsaved-entries.ts';
import { OneGiftFields } from './one-gift-fields.tsx';
import type { PastedGift } from './pasted-gifts.ts';
import { SeveralGiftsFields } from './several-gifts-fields.tsx';
import { useOneGift, type GiftTarget } from './use-one-gift.ts';
import { useSeveralGifts } from './use-several-gifts.ts';

interface CreateGiftDialogProps extends DialogState, Omit<GiftTarget, 'isFromOutside' | 'onStored'> {
  isFromOutside?: boolean | undefined;
  /** Text shared with the app or pasted before opening. */
  pasted?: readonly PastedGift[];
  /** The form to continue, stored when a session ended. */
  storedDraft?: StoredDraft | undefined;
  /** Choices in the fields of other features, stored with the form. */
  choices: Omit<DraftChoices, 'giftListId'>;
  /** Something was chosen in the fields of other features. */
  hasOtherChoices: boolean;
  /** Summary of the list and the recipients. */
  summary: ReactNode;
  /** Fields of other features, below the gift's own. */
  children: (disabled: boolean) => ReactNode;
  /** The gift was created, or is a waiting gift. */
  onDone?: () => void;
}

/** Dialog that creates a gift from a link or a name, or several gifts from several links or lines. */
export function CreateGiftDialog({
  open,
  onOpenChange,
  giftListId,
  parts,
  pasted = [],
  isFromOutside = false,
  storedDraft,
  choices,
  hasOtherChoices,
  summary,
  children,
  onDone,
}: CreateGiftDialogProps) {
  const draftStorage = useStoredDraft(storedDraft);
  const close = (isOpen: boolean) => {
    if (!isOpen) draftStorage.remove();
    onOpenChange(isOpen);
  };
  const finish = () => {
    onDone?.();
    close(false);
  };
  const target = { giftListId, parts, isFromOutside, onStored: draftStorage.remove };
  // A name typed in a stored draft may be refused: its field then has to be visible.
  const [isExpanded, setIsExpanded] = useState(Boolean(choices.recipientText || choices.tagText));
  const initialDrafts = storedDraft?.drafts ?? pasted;
  const single = useOneGift(
    target,
    initialDrafts.length === 1 ? initialDrafts[0] : undefined,
    finish,
    storedDraft !== undefined,
  );
  const several = useSeveralGifts(target, initialDrafts.length > 1 ? initialDrafts : [], finish);
  const isSeveral = several.rows.length > 0;
  const isFilled = isSeveral || single.form.isChanged || hasOtherChoices || storedDraft !== undefined;
  const drafts = isSeveral ? several.rows.map(({ draft }) => draft) : [single.form.values];
  useEffect(() =>
    draftStorage.update(isFilled ? { drafts, choices: { ...choices, giftListId } } : undefined),
  );
  const progress = useProgress(single.isDone ? 'done' : single.isBusy ? 'working' : 'idle');
  const shared = { summary, isExpanded, onExpand: () => setIsExpanded(true), children };

  if (isSeveral) {
    return (
      <FormDialog
        open={open}
        onOpenChange={close}
        title="Create Gift"
        discardSubject="these gifts"
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
      discardSubject="this gift"
      isFilled={isFilled}
      form={single.form}
      submitLabel="Create Gift"
      failure={single.failure}
      failureAction={
        single.addWaitingGift && (
          <Button variant="secondary" className="justify-self-start" onClick={single.addWaitingGift}>
            Keep it here and save it later
          </Button>
        )
      }
      progress={single.isBusy && <ProgressBar value={progress} label="Creating gift..." />}
    >
      <OneGiftFields single={single} onSeveral={several.start} {...shared} />
    </FormDialog>
  );
}
