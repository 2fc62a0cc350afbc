import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { CustomEvent } from './custom-event.tsx';
import { finderParams, isOffered, type FinderSelections } from './finder-steps.ts';
import { KnownOfPerson } from './known-of-person.tsx';
import { MyPeople } from './my-people.tsx';
import { StepOptions } from './step-options.tsx';
import { useFinderSteps } from './use-finder-steps.ts';

/** Opening starts over, at the first step. */
export function FinderDialog({ open, onOpenChange }: DialogState) {
  const navigate = useNavigate();
  const finder = useFinderSteps((wanted, person) => {
    // oxlint-disable-next-line no-console -- the specification asks for this log
    console.info('Gift finder choices', wanted);
    onOpenChange(false);
    void navigate(paths.searchResults(finderParams(wanted, person?.id)));
  });
  const { step, stepNumber, stepCount, isFirst, selections, person } = finder;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={step.title}
      description={<Progress at={stepNumber} of={stepCount} />}
      // The same height at every step, so that the buttons stay under the finger.
      className="h-172 sm:h-152 sm:max-w-184!"
      footer={<FinderFooter finder={finder} />}
    >
      <StepFrame key={step.id} label={step.title} takesFocus={!isFirst}>
        {isFirst && <MyPeople chosenId={person?.id} onPick={finder.pick} />}
        {!isFirst && person && (
          <KnownOfPerson {...{ person, selections }} current={step.id} onChange={finder.goTo} />
        )}
        <StepOptions step={step} chosen={selections[step.id]} onChoose={finder.choose} />
        {step.id === 'event' && <CustomEvent initial={customEvent(selections)} onContinue={finder.choose} />}
      </StepFrame>
    </Dialog>
  );
}

function FinderFooter({ finder }: { finder: ReturnType<typeof useFinderSteps> }) {
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

/** 'Step 2 of 5', and a bar of as many parts. */
function Progress({ at, of }: { at: number; of: number }) {
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

const customEvent = ({ event = '' }: FinderSelections) => (isOffered('event', event) ? '' : event);

interface StepFrameProps {
  label: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** Takes the focus when its step opens: the button that was pressed is gone with the step before. */
function StepFrame({ label, takesFocus, children }: StepFrameProps) {
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
