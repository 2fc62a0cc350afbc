import { nextStep, statusOf } from '@tuckaway/domain/days/readiness';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { LinkButton } from '../../ui/inputs/link-button.tsx';
import { Menu, MenuItem } from '../../ui/inputs/menu.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { MarkGivenDialog } from '../recipient-gifts/given/mark-given-dialog.tsx';
import { useMarkBought, useMarkGiven } from '../recipient-gifts/use-recipient-gift-changes.ts';

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
  const markBought = useMarkBought();
  const markGiven = useMarkGiven();
  const step = action === 'mark-bought' ? markBought : markGiven;
  const earlyDialog = useDialog<DayGift>();
  const { recipient, gifts, on } = upcoming;
  const statusBefore = action === 'mark-bought' ? 'idea' : 'bought';
  const matching = gifts.filter((gift) => statusOf(gift) === statusBefore);
  const [first] = matching;
  if (first === undefined) return null;
  const mark = (gift: DayGift) => {
    if (action === 'mark-given' && today < on) return earlyDialog.open(gift);
    return step.mutate({ recipientGift: linkOf(gift), input: today });
  };
  const button = (label: string, onClick?: () => void) => (
    <Button variant="personal" size="sm" aria-label={label} loading={step.isPending} onClick={onClick}>
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
      {earlyDialog.render((state, gift) => (
        <MarkGivenDialog {...state} recipientGift={{ ...linkOf(gift), dayOn: on, recipient }} />
      ))}
    </>
  );
}

const linkOf = ({ recipientGiftId, title, boughtAt, givenAt, dayChosen }: DayGift) => ({
  id: recipientGiftId,
  gift: { title },
  boughtAt,
  givenAt,
  dayChosen,
});
