import { dayNoun } from '@tuckaway/domain/days/day-words';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { GiftIcon } from '../../../ui/graphics/icons.tsx';
import { useAnswerGiven } from './use-answer-given.ts';

interface GivenQuestionProps {
  /** A day that has passed. */
  passed: DayOccurrence;
  gift: DayOccurrence['gifts'][number];
}

/** Asks about a gift that was bought for a day that has passed. */
function GivenQuestion({ passed, gift }: GivenQuestionProps) {
  const answer = useAnswerGiven();
  const { recipient, day, on } = passed;
  const label = `${gift.title}, for ${recipient.name}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-purple-wash px-4 py-3">
      <GiftIcon className="text-xl text-purple" />
      <p className="min-w-56 grow basis-0 whole-words">
        <span className="font-semibold">Did you give it? </span>
        {gift.title} for {recipient.name}&rsquo;s {dayNoun(day)} on {formatDate(on)}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button
          variant="personal"
          size="sm"
          aria-label={`Yes, given: ${label}`}
          loading={answer.isPending}
          onClick={() => answer.mutate({ gift, on, isGiven: true, name: recipient.name })}
        >
          Yes, given
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Not yet: ${label}`}
          disabled={answer.isPending}
          onClick={() => answer.mutate({ gift, on, isGiven: false, name: recipient.name })}
        >
          Not yet
        </Button>
      </span>
    </div>
  );
}

/** Questions about all bought gifts of days that have passed. */
export function GivenQuestions({ passed }: { passed: readonly DayOccurrence[] }) {
  const questions = passed.flatMap((day) =>
    day.gifts
      .filter(({ boughtAt, givenAt }) => boughtAt !== null && givenAt === null)
      .map((gift) => ({ day, gift })),
  );
  if (questions.length === 0) return null;
  return (
    <ul aria-label="Did you give it?" className="mb-8 grid gap-2">
      {questions.map(({ day, gift }) => (
        <li key={gift.recipientGiftId}>
          <GivenQuestion passed={day} gift={gift} />
        </li>
      ))}
    </ul>
  );
}
