import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { CreateDialogProps, CreateGiftListOptions } from './create-dialogs.tsx';
import { NewGiftListForm } from './new-gift-list-form.tsx';

export function CreateGiftListDialog({
  open,
  onOpenChange,
  options,
}: Omit<CreateDialogProps<CreateGiftListOptions>, 'onDone'>) {
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
      {/* The dialog's content leaves the page when it closes: the next opening starts with an empty name. */}
      <NewGiftListForm
        id={formId}
        giftId={options.giftId}
        onBusyChange={setIsBusy}
        onCreated={({ id }) => {
          onOpenChange(false);
          options.onCreated?.(id);
        }}
      />
    </Dialog>
  );
}
