import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/inputs/button.tsx';
import type { Finder } from './use-finder-steps.ts';

export function FinderFooter({ finder }: { finder: Finder }) {
  const { step, isFirst, isLast, selections } = finder;
  return (
    <div className="flex w-full justify-end gap-2">
      {!isFirst && (
        <Button variant="quiet" className="mr-auto" onClick={finder.back}>
          Back
        </Button>
      )}
      {isLast ? (
        <Button onClick={finder.finish}>Search</Button>
      ) : (
        <Button variant="secondary" onClick={finder.skip}>
          Skip
        </Button>
      )}
      {!isLast && selections[step.id] !== undefined && <Button onClick={finder.next}>Next</Button>}
    </div>
  );
}

/** 'Step 2 of 5', and a bar with a segment for each step. */
export function FinderProgress({ at, of }: { at: number; of: number }) {
  return (
    <>
      Step {at} of {of}
      <span aria-hidden="true" className="mt-2 flex max-w-60 gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={cx('h-1 grow rounded-full', index < at ? 'bg-green' : 'bg-hairline')}
          />
        ))}
      </span>
    </>
  );
}

interface StepFrameProps {
  label: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** Group around a step. It takes the focus when the step opens, because the pressed button went with the step before. */
export function StepFrame({ label, takesFocus, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={label}
      className="grid grid-cols-1 gap-4 pt-1 outline-none"
    >
      {children}
    </div>
  );
}
