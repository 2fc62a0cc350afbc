import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { NewGiftListForm } from './new-gift-list-form.tsx';

export interface CreateGiftListDialogProps extends DialogState {
  /** A first gift for the new list. */
  giftId?: number | undefined;
  onCreated: (giftListId: number) => void;
}

export function CreateGiftListDialog({ open, onOpenChange, giftId, onCreated }: CreateGiftListDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New Gift List"
      busy={isBusy}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} loadingText="Creating...">
            Create
          </Button>
        </>
      }
    >
      <NewGiftListForm
        id={formId}
        giftId={giftId}
        onBusyChange={setIsBusy}
        onCreated={({ id }) => {
          onOpenChange(false);
          onCreated(id);
        }}
      />
    </Dialog>
  );
}
