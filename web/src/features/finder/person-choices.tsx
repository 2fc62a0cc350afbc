import { FINDER_STEPS, type FinderStep } from '@tuckaway/content/search/finder-steps';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { ChipButton } from '../../ui/inputs/chip.tsx';
import { choiceLabel, type FinderSelections } from './finder-steps.ts';

interface PersonChoicesProps {
  person: Recipient;
  selections: FinderSelections;
  current: FinderStep;
  onChange: (step: FinderStep) => void;
}

/** The person and the choices so far, as chips; pressing one opens its step. */
export function PersonChoices({ person, selections, current, onChange }: PersonChoicesProps) {
  const answered = FINDER_STEPS.filter(({ id }) => id !== current && selections[id] !== undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-1 min-w-0 truncate text-sm font-semibold">For {person.name}</p>
      {answered.map(({ id }) => (
        <ChipButton key={id} pressed={false} onPress={() => onChange(id)}>
          <span className="sr-only">Change</span>{' '}
          <span className="truncate">{choiceLabel(id, selections[id]!)}</span>
        </ChipButton>
      ))}
    </div>
  );
}
