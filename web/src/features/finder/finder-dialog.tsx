import { FINDER_STEPS } from '@tuckaway/content/finder-choices';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';
import { CustomEvent } from './custom-event.tsx';
import { finderParams, isOffered, type FinderSelections } from './finder-steps.ts';
import { MyPeople } from './my-people.tsx';
import { StepOptions } from './step-options.tsx';

const LAST = FINDER_STEPS.length - 1;

/** Opening starts over, at the first step. */
export function FinderDialog({ open, onOpenChange }: DialogState) {
  const navigate = useNavigate();
  const [index, setIndex] = useState(0);
  const [selections, setSelections] = useState<FinderSelections>({});
  const step = FINDER_STEPS[index]!;
  const isLast = index === LAST;

  const search = (wanted: FinderSelections) => {
    // oxlint-disable-next-line no-console -- the product says what it searches for
    console.info('Gift finder choices', wanted);
    onOpenChange(false);
    void navigate(paths.searchResults(finderParams(wanted)));
  };
  /** Choosing advances: from the last step to what was found. */
  const choose = (value: string) => {
    const wanted = { ...selections, [step.id]: value };
    setSelections(wanted);
    if (isLast) search(wanted);
    else setIndex(index + 1);
  };
  const skip = () => {
    const { [step.id]: _skipped, ...others } = selections;
    setSelections(others);
    setIndex(index + 1);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={step.title}
      description={`Step ${index + 1} of ${FINDER_STEPS.length}`}
      // As high at every step, so that the buttons stay under the finger.
      className="h-136 sm:h-124 sm:max-w-160!"
      footer={
        <div className="flex w-full justify-end gap-2">
          {index > 0 && (
            <Button variant="quiet" className="mr-auto" onClick={() => setIndex(index - 1)}>
              Back
            </Button>
          )}
          {isLast ? (
            <Button onClick={() => search(selections)}>Search</Button>
          ) : (
            <Button variant="secondary" onClick={skip}>
              Skip
            </Button>
          )}
          {!isLast && selections[step.id] !== undefined && (
            <Button onClick={() => setIndex(index + 1)}>Next</Button>
          )}
        </div>
      }
    >
      <StepFrame key={step.id} label={step.title} takesFocus={index > 0}>
        {index === 0 && (
          <MyPeople
            onPick={(known) => {
              setSelections(known);
              setIndex(1);
            }}
          />
        )}
        <StepOptions step={step} chosen={selections[step.id]} onChoose={choose} />
        {step.id === 'event' && <CustomEvent initial={customEvent(selections)} onContinue={choose} />}
      </StepFrame>
    </Dialog>
  );
}

const customEvent = ({ event = '' }: FinderSelections) => (isOffered('event', event) ? '' : event);

interface StepFrameProps {
  label: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** The button that was pressed is gone with its step: the next step takes the focus, so that the keyboard goes on. */
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
      className="grid grid-cols-1 gap-5 outline-none"
    >
      {children}
    </div>
  );
}
