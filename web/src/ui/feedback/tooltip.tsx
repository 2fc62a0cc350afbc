import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  text: string;
  /** The described element. It needs an accessible name, because a tooltip is only a description. */
  children: ReactElement;
  delayMs?: number;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ text, children, delayMs = 400, side = 'bottom' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={delayMs} />
      <Base.Portal>
        <Base.Positioner className="z-50" side={side} sideOffset={8}>
          <Base.Popup className="rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
