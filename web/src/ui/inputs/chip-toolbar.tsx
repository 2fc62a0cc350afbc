import { Toolbar } from '@base-ui/react/toolbar';
import type { ReactNode } from 'react';
import { ChipButton } from './chip.tsx';

interface ChipToolbarProps {
  /** "Occasion" */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Chips with a single tab stop; arrow keys move among them. */
export const ChipToolbar = ({ label, className, children }: ChipToolbarProps) => (
  <Toolbar.Root aria-label={label} className={className}>
    {children}
  </Toolbar.Root>
);

interface ToolbarChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

export const ToolbarChip = ({ pressed, onPress, children }: ToolbarChipProps) => (
  <Toolbar.Button render={<ChipButton pressed={pressed} onPress={onPress} />}>{children}</Toolbar.Button>
);
