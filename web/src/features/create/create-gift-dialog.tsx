import { Dialog } from '../../ui/dialog.tsx';
import type { CreateDialogProps, CreateGiftOptions } from './create-dialogs.tsx';

export function CreateGiftDialog({ open, onOpenChange }: CreateDialogProps<CreateGiftOptions>) {
  return <Dialog open={open} onOpenChange={onOpenChange} title="Create Gift" />;
}
