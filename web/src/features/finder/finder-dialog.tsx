import { Dialog } from '../../ui/dialog.tsx';

export interface FinderDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function FinderDialog({ open, onOpenChange }: FinderDialogProps) {
  return <Dialog open={open} onOpenChange={onOpenChange} title="Find a gift" />;
}
