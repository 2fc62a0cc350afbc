import { Dialog } from '../../ui/dialog.tsx';
import type { CreateDialogProps, CreateGiftListOptions } from './create-dialogs.tsx';

export function CreateGiftListDialog({ open, onOpenChange }: CreateDialogProps<CreateGiftListOptions>) {
  return <Dialog open={open} onOpenChange={onOpenChange} title="New Gift List" />;
}
