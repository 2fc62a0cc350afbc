import { nextStep } from '@tuckaway/contract/days/readiness';
import type { UpcomingDay } from '@tuckaway/contract/recipient-days';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useNextStep } from './use-next-step.ts';

interface NextStepButtonProps {
  upcoming: UpcomingDay;
  today: string;
}

/** The one thing to do next for a day; nothing where all is done. */
export function NextStepButton({ upcoming, today }: NextStepButtonProps) {
  const step = nextStep(upcoming.readiness);
  const advance = useNextStep();
  const gift = upcoming.gifts[0];
  if (step === null) return null;
  if (step.action === 'find' || gift === undefined) {
    return (
      <LinkButton
        to={paths.recipientIdeas(upcoming.recipient.id)}
        variant="secondary"
        size="sm"
        aria-label={`Find a gift for ${upcoming.recipient.name}`}
      >
        Find a gift
      </LinkButton>
    );
  }
  const { action, text } = step;
  const { recipientGiftId, title } = gift;
  return (
    <Button
      variant="personal"
      size="sm"
      aria-label={`${text}: ${title}, for ${upcoming.recipient.name}`}
      loading={advance.isPending}
      onClick={() => advance.mutate({ action, recipientGiftId, title, today })}
    >
      {text}
    </Button>
  );
}
