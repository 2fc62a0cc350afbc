import { FINDER_STEPS, type FinderStep } from '@tuckaway/content/search/finder-steps';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useState } from 'react';
import type { FinderSelections } from './finder-steps.ts';

const ALL_STEPS: readonly FinderStep[] = FINDER_STEPS.map(({ id }) => id);

interface Wizard {
  /** Steps to show. A step that the data of the chosen person answers is left out. */
  steps: readonly FinderStep[];
  index: number;
  selections: FinderSelections;
  person: Recipient | undefined;
}

const START: Wizard = { steps: ALL_STEPS, index: 0, selections: {}, person: undefined };

/** The state of the wizard. `onDone` gets the choices when the last step is answered. */
export function useFinderSteps(onDone: (selections: FinderSelections, person?: Recipient) => void) {
  const [wizard, setWizard] = useState(START);
  const { steps, index, selections, person } = wizard;
  const step = FINDER_STEPS.find(({ id }) => id === steps[index])!;
  const isLast = index === steps.length - 1;

  const forward = (next: Wizard) => {
    if (next.index < next.steps.length - 1) setWizard({ ...next, index: next.index + 1 });
    else onDone(next.selections, next.person);
  };
  return {
    step,
    stepNumber: index + 1,
    stepCount: steps.length,
    isFirst: index === 0,
    isLast,
    selections,
    person,
    /** Stores the choice and goes to the next step, or to the results. A choice at the first step removes the person. */
    choose: (value: string) =>
      forward(
        index === 0 && person
          ? { ...START, selections: { [step.id]: value } }
          : { ...wizard, selections: { ...selections, [step.id]: value } },
      ),
    pick: (recipient: Recipient, facts: FinderSelections) => {
      const unknown = ALL_STEPS.filter((id) => id === 'gender' || facts[id] === undefined);
      forward({ steps: unknown, index: 0, selections: facts, person: recipient });
    },
    skip: () => {
      const { [step.id]: _skipped, ...others } = selections;
      forward({ ...wizard, selections: others });
    },
    next: () => forward(wizard),
    back: () => setWizard({ ...wizard, index: index - 1 }),
    /** Shows a step that was answered by the person's data. */
    goTo: (id: FinderStep) => {
      const withIt = ALL_STEPS.filter((one) => one === id || steps.includes(one));
      setWizard({ ...wizard, steps: withIt, index: withIt.indexOf(id) });
    },
    finish: () => onDone(selections, person),
  };
}

export type Finder = ReturnType<typeof useFinderSteps>;
