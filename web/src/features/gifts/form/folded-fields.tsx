import type { ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { ChevronDownIcon } from '../../../ui/graphics/icons.tsx';

export interface FoldProps {
  /** Summary of the folded fields. */
  summary: ReactNode;
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** Rarely used fields, folded. */
export function FoldedFields({
  summary,
  isUnfolded,
  onUnfold,
  children,
}: FoldProps & { children: ReactNode }) {
  if (isUnfolded) return children;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">{summary}</p>
      <Button variant="quiet" size="sm" className="-mx-3" aria-expanded={false} onClick={onUnfold}>
        More details <ChevronDownIcon />
      </Button>
    </div>
  );
}
