import { statusOf } from '@tuckaway/contract/days/readiness';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { formatDate, formatPrice } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { BagIcon, TagIcon } from '../../ui/app-icons.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useDialog } from '../../ui/use-dialog.tsx';
import { today } from './given-day.ts';
import { GivenControl } from './given-control.tsx';
import { QuietText } from './quiet-text.tsx';
import { useMarkBought, useMarkThanked } from './use-recipient-gift-changes.ts';

const DetailsDialog = lazyDialog(async () => (await import('./details-dialog.tsx')).DetailsDialog);

const nameOf = ({ gift, recipient }: RecipientGift) => `${gift.title}, for ${recipient.name}`;

interface StageControlsProps {
  recipientGift: RecipientGift;
  notice?: string | undefined;
}

/** Moves a gift along: an idea, bought, given. The next step stands first. */
export function StageControls({ recipientGift, notice }: StageControlsProps) {
  const stage = statusOf(recipientGift);
  return (
    <>
      {stage === 'idea' && <MarkBought recipientGift={recipientGift} />}
      <GivenControl
        recipientGift={recipientGift}
        notice={notice}
        variant={stage === 'idea' ? 'quiet' : 'personal'}
      />
      {stage === 'given' && <ThankedControl recipientGift={recipientGift} />}
      <DetailsButton recipientGift={recipientGift} />
    </>
  );
}

function MarkBought({ recipientGift }: { recipientGift: RecipientGift }) {
  const mark = useMarkBought();
  return (
    <Button
      variant="personal"
      size="sm"
      aria-label={`Mark as bought: ${nameOf(recipientGift)}`}
      onClick={() => mark.mutate({ recipientGift, input: today() })}
    >
      <BagIcon /> Mark as bought
    </Button>
  );
}

function ThankedControl({ recipientGift }: { recipientGift: RecipientGift }) {
  const mark = useMarkThanked();
  const isThanked = recipientGift.thankedAt !== null;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isThanked}
      aria-label={`Thanked: ${nameOf(recipientGift)}`}
      className={isThanked ? 'text-purple' : 'text-ink-soft'}
      onClick={() => mark.mutate({ recipientGift, input: isThanked ? null : today() })}
    >
      {isThanked && <CheckIcon />} Thanked
    </Button>
  );
}

function DetailsButton({ recipientGift }: { recipientGift: RecipientGift }) {
  const dialog = useDialog();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="text-ink-soft"
        aria-label={`Day and price: ${nameOf(recipientGift)}`}
        onClick={() => dialog.open()}
      >
        <TagIcon /> <QuietText>Day and price</QuietText>
      </Button>
      {dialog.render((state) => (
        <DetailsDialog {...state} recipientGift={recipientGift} />
      ))}
    </>
  );
}

/** 'Bought on November 3, 2026 for $40'; what was paid alone where nobody noted the day. */
export function BoughtLine({ recipientGift: { boughtAt, paid } }: { recipientGift: RecipientGift }) {
  const price = formatPrice(paid);
  if (!boughtAt && !price) return null;
  const text = boughtAt
    ? `Bought on ${formatDate(boughtAt)}${price ? ` for ${price}` : ''}`
    : `Paid ${price}`;
  return <p className="tabular text-sm text-ink-soft">{text}</p>;
}
