import { nextStep, statusOf } from '@tuckaway/domain/days/readiness';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { LinkButton } from '../../ui/inputs/link-button.tsx';
import { Menu, MenuItem } from '../../ui/inputs/menu.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { MarkGivenDialog } from '../recipient-gifts/given/mark-given-dialog.tsx';
import { useNextStep } from './use-next-step.ts';

interface NextStepButtonProps {
  upcoming: DayOccurrence;
  today: string;
}

type DayGift = DayOccurrence['gifts'][number];

/** Button of the next step for a day; renders nothing after the last one. */
export function NextStepButton({ upcoming, today }: NextStepButtonProps) {
  const step = nextStep(upcoming.readiness);
  if (step === null) return null;
  if (step.action !== 'find')
    return <MarkGift {...{ upcoming, today }} action={step.action} text={step.text} />;
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

interface MarkGiftProps extends NextStepButtonProps {
  action: 'mark-bought' | 'mark-given';
  text: string;
}

/** Marks the only gift as bought or given; a menu chooses among several. Before the day, "given" asks for the date. */
function MarkGift({ upcoming, today, action, text }: MarkGiftProps) {
  const advance = useNextStep();
  const earlyDialog = useDialog<DayGift>();
  const { recipient, gifts, on } = upcoming;
  const statusBefore = action === 'mark-bought' ? 'idea' : 'bought';
  const matching = gifts.filter((gift) => statusOf(gift) === statusBefore);
  const [first] = matching;
  if (first === undefined) return null;
  const mark = (gift: DayGift) => {
    if (action === 'mark-given' && today < on) return earlyDialog.open(gift);
    return advance.mutate({ action, gift, today });
  };
  const button = (label: string, onClick?: () => void) => (
    <Button variant="personal" size="sm" aria-label={label} loading={advance.isPending} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <>
      {matching.length === 1 ? (
        button(`${text}: ${first.title}, for ${recipient.name}`, () => mark(first))
      ) : (
        <Menu trigger={button(`${text}, for ${recipient.name}: choose a gift`)}>
          {matching.map((gift) => (
            <MenuItem key={gift.recipientGiftId} onSelect={() => mark(gift)}>
              <span className="line-clamp-2 max-w-64">{gift.title}</span>
            </MenuItem>
          ))}
        </Menu>
      )}
      {earlyDialog.render((state, { recipientGiftId, title, boughtAt, dayChosen }) => (
        <MarkGivenDialog
          {...state}
          recipientGift={{
            id: recipientGiftId,
            boughtAt,
            givenAt: null,
            dayOn: on,
            dayChosen,
            gift: { title },
            recipient,
          }}
        />
      ))}
    </>
  );
}
