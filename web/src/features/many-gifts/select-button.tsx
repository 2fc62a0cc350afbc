import { Button } from '../../ui/inputs/button.tsx';
import type { Selection } from './use-selection.ts';

interface SelectButtonProps {
  selection: Pick<Selection, 'isSelecting' | 'start' | 'end'>;
  disabled: boolean;
}

/** Starts and ends selecting several gifts. */
export function SelectButton({ selection, disabled }: SelectButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={selection.isSelecting}
      disabled={disabled}
      onClick={selection.isSelecting ? selection.end : selection.start}
    >
      Select
    </Button>
  );
}
