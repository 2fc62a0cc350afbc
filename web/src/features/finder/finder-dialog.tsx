import { useNavigate } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { CustomEvent } from './custom-event.tsx';
import { FinderFooter, FinderProgress, StepFrame } from './finder-parts.tsx';
import { customEvent, finderParams } from './finder-steps.ts';
import { PersonChoices } from './person-choices.tsx';
import { MyPeople } from './my-people.tsx';
import { choicesFromRecipient } from './choices-from-recipient.ts';
import { StepOptions } from './step-options.tsx';
import { useFinderSteps } from './use-finder-steps.ts';

/** The gift finder in a dialog. Each opening starts at the first step. */
export function FinderDialog({ open, onOpenChange }: DialogState) {
  const navigate = useNavigate();
  const finder = useFinderSteps((choices, person) => {
    // oxlint-disable-next-line no-console -- shows in the browser's console which choices led to the results
    console.info('Gift finder choices', choices);
    onOpenChange(false);
    void navigate(paths.searchResults(finderParams(choices, person?.id)));
  });
  const { step, stepNumber, stepCount, isFirst, selections, person } = finder;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={step.title}
      description={<FinderProgress at={stepNumber} of={stepCount} />}
      // The same height at every step, so that the buttons do not move.
      className="h-172 sm:h-152 sm:max-w-184!"
      footer={<FinderFooter finder={finder} />}
    >
      <StepFrame key={step.id} label={step.title} takesFocus={!isFirst}>
        {isFirst && (
          <MyPeople
            chosenId={person?.id}
            onPick={(one, next) => finder.pick(one, choicesFromRecipient(one, next))}
          />
        )}
        {!isFirst && person && (
          <PersonChoices {...{ person, selections }} current={step.id} onChange={finder.goTo} />
        )}
        <StepOptions step={step} chosen={selections[step.id]} onChoose={finder.choose} />
        {step.id === 'event' && <CustomEvent initial={customEvent(selections)} onContinue={finder.choose} />}
      </StepFrame>
    </Dialog>
  );
}
