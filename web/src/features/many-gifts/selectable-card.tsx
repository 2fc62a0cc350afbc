import { useRef, type ReactNode } from 'react';
import { CheckIcon } from '../../ui/graphics/icons.tsx';
import type { Selection } from './use-selection.ts';

interface SelectableCardProps {
  gift: { id: number; title: string };
  selection: Selection;
  children: ReactNode;
}

/** Card that is a checkbox while selecting; its own buttons are inert then. */
export function SelectableCard({ gift, selection, children }: SelectableCardProps) {
  const isShiftPressed = useRef(false);
  const { isSelecting } = selection;
  const isChosen = selection.has(gift.id);
  return (
    <div className="relative">
      <div inert={isSelecting}>{children}</div>
      {isSelecting && (
        <label className="absolute inset-0 cursor-pointer rounded-lg select-none has-checked:ring-3 has-checked:ring-purple has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-purple">
          <span className="absolute top-2 left-2 grid size-8 place-items-center rounded-full border border-outline bg-card text-on-purple has-checked:border-purple has-checked:bg-purple">
            <input
              type="checkbox"
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              aria-label={`Select ${gift.title}`}
              checked={isChosen}
              disabled={!isChosen && selection.isFull}
              onClick={(event) => (isShiftPressed.current = event.shiftKey)}
              onChange={() => selection.toggle(gift.id, isShiftPressed.current)}
            />
            <CheckIcon className="pointer-events-none opacity-0 peer-checked:opacity-100" />
          </span>
        </label>
      )}
    </div>
  );
}
