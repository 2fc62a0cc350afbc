import type { Gift } from '@tuckaway/contract/gifts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { GiftSheetParts, type GiftSheetPart } from '../../ui/gift-sheet-parts.tsx';
import { PlusIcon } from '../../ui/app-icons.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useDialog, type DialogState } from '../../ui/use-dialog.tsx';
import { CreateGiftListDialog } from '../gift-lists/create-gift-list-dialog.tsx';
import { ListPicker } from './list-picker.tsx';
import { useOrganizeGift } from './use-organize-gift.ts';
import { useSaveGift } from './use-save-gift.tsx';

interface OrganizeGiftDialogProps extends DialogState {
  gift: Gift;
  /** Shows another part of the sheet, once what is ticked here is saved. */
  onSwitch: (part: GiftSheetPart) => void;
}

export function OrganizeGiftDialog({ gift, open, onOpenChange, onSwitch }: OrganizeGiftDialogProps) {
  const organize = useOrganizeGift(gift);
  const { lists, holding, save, change, isSaved } = organize;
  const hasFailed = lists.isError || holding.isError;
  const isLoaded = lists.data !== undefined && holding.data !== undefined;
  const isChanged = change.added.length + change.removed.length > 0;
  const saveThen = (next: () => void) => (isChanged ? save.mutate(change, { onSuccess: next }) : next());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Organize Gift"
      description={gift.title}
      busy={save.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            loading={save.isPending}
            loadingText="Saving..."
            disabled={!isChanged}
            onClick={() => saveThen(() => onOpenChange(false))}
          >
            Save
          </Button>
        </>
      }
    >
      <GiftSheetParts
        current="lists"
        disabled={save.isPending}
        onSwitch={(part) => saveThen(() => onSwitch(part))}
      />
      {!isSaved && <SaveFirst gift={gift} />}
      {isLoaded && (
        <>
          <ListPicker
            lists={lists.data}
            isTicked={organize.isTicked}
            onTick={organize.setTicked}
            disabled={!isSaved || save.isPending}
          />
          {organize.isEmptied && (
            <p role="status" className="mt-3 text-sm text-ink-soft">
              In no list at all, this gift will no longer be saved.
            </p>
          )}
          <NewList disabled={!isSaved} onCreated={(id) => organize.setTicked(id, true)} />
        </>
      )}
      {!isLoaded && hasFailed && (
        <ErrorState
          message="Your lists could not be loaded."
          onRetry={() => void Promise.all([lists.refetch(), holding.refetch()])}
        />
      )}
      {!isLoaded && !hasFailed && <RowsSkeleton label="Loading your lists..." />}
    </Dialog>
  );
}

function SaveFirst({ gift }: { gift: Gift }) {
  const save = useSaveGift();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-purple-wash px-4 py-3 text-sm">
      <p className="min-w-40 grow basis-0">Save to favorites first, then organize into lists!</p>
      <Button
        variant="personal"
        size="sm"
        className="bg-card"
        loading={save.isPending}
        loadingText="Saving..."
        onClick={() => save.mutate(gift)}
      >
        <HeartIcon /> Save
      </Button>
    </div>
  );
}

/** Inside this dialog rather than beside it, so that focus and Escape go one step at a time. */
function NewList({ disabled, onCreated }: { disabled: boolean; onCreated: (id: number) => void }) {
  const newList = useDialog();
  return (
    <>
      <Button variant="quiet" className="mt-2 -ml-4.5" disabled={disabled} onClick={() => newList.open()}>
        <PlusIcon /> New Gift List
      </Button>
      {newList.render((dialog) => (
        <CreateGiftListDialog {...dialog} onCreated={onCreated} />
      ))}
    </>
  );
}
