import { useNavigate } from 'react-router';
import { CustomEvent } from '../finder/custom-event.tsx';
import { FinderFooter, FinderProgress, StepFrame } from '../finder/finder-parts.tsx';
import { customEvent } from '../finder/finder-steps.ts';
import { StepOptions } from '../finder/step-options.tsx';
import { useFinderSteps } from '../finder/use-finder-steps.ts';
import { finderAddress } from './search-request.ts';

/** The gift finder on the page itself: the same steps as in the signed-in area, without one's people. */
export function PublicFinder() {
  const navigate = useNavigate();
  const finder = useFinderSteps((choices) => void navigate(finderAddress(choices)));
  const { step, isFirst, selections } = finder;
  return (
    <section
      id="finder"
      aria-labelledby="finder-title"
      className="mt-10 max-w-3xl scroll-mt-24 rounded-lg border bg-card p-4 sm:p-6"
    >
      <h2 id="finder-title" className="text-xl">
        Or answer five quick questions
      </h2>
      <div className="mt-4 flex min-h-88 flex-col sm:min-h-96">
        <div className="mb-3">
          <h3 className="text-lg">{step.title}</h3>
          <div className="text-sm text-ink-soft">
            <FinderProgress at={finder.stepNumber} of={finder.stepCount} />
          </div>
        </div>
        <StepFrame key={step.id} label={step.title} takesFocus={!isFirst}>
          <StepOptions step={step} chosen={selections[step.id]} onChoose={finder.choose} />
          {step.id === 'event' && (
            <CustomEvent initial={customEvent(selections)} onContinue={finder.choose} />
          )}
        </StepFrame>
        <div className="mt-auto pt-5">
          <FinderFooter finder={finder} />
        </div>
      </div>
    </section>
  );
}
