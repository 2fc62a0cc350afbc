import type { ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { ChevronDownIcon } from '../../../ui/graphics/icons.tsx';

export interface CollapsibleProps {
  /** Shown instead of the fields while they are collapsed. */
  summary: ReactNode;
  isExpanded: boolean;
  onExpand: () => void;
}

/** Rarely used fields, collapsed until `onExpand`. */
export function CollapsibleFields({
  summary,
  isExpanded,
  onExpand,
  children,
}: CollapsibleProps & { children: ReactNode }) {
  if (isExpanded) return children;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">{summary}</p>
      <Button variant="quiet" size="sm" className="-mx-3" aria-expanded={false} onClick={onExpand}>
        More details <ChevronDownIcon />
      </Button>
    </div>
  );
}
