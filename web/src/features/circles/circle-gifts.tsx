import type { Circle, CircleGift } from '@tuckaway/contract/sharing/circles';
import { formatDate, formatPrice, plural } from '../../lib/format.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { PlusIcon } from '../../ui/graphics/app-icons.tsx';
import { Picture } from '../../ui/graphics/picture.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import type { CircleRecipient } from './circles.queries.ts';
import { useCircleChanges } from './use-circle-changes.ts';

/** Planned and given gifts of the other members. */
export function CircleGifts({ recipient, circle }: { recipient: CircleRecipient; circle: Circle }) {
  const { gifts, members, isForMe } = circle;
  if (isForMe || members.length === 1) return null;
  const [planned, given] = [
    gifts.filter(({ status }) => status !== 'given'),
    gifts.filter(({ status }) => status === 'given'),
  ];
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-2 flex items-baseline gap-3">
        From the others
        <span className="tabular font-text text-sm text-ink-soft">
          {gifts.length} {plural(gifts.length, 'gift')}
        </span>
      </h2>
      {gifts.length === 0 && (
        <p className="max-w-prose text-ink-soft">
          The others have not noted anything for {recipient.name} yet. They see what you tuck away.
        </p>
      )}
      <GiftRows label="Planned by the others" gifts={planned} recipient={recipient} />
      {given.length > 0 && <h3 className="mt-6 text-lg">Given by the others</h3>}
      <GiftRows label="Given by the others" gifts={given} recipient={recipient} />
    </section>
  );
}

interface GiftRowsProps {
  label: string;
  gifts: readonly CircleGift[];
  recipient: CircleRecipient;
}

const GiftRows = ({ label, gifts, recipient }: GiftRowsProps) => (
  <ul aria-label={label} className="divide-y empty:hidden">
    {gifts.map((gift) => (
      <li key={gift.id}>
        <GiftRow gift={gift} recipient={recipient} />
      </li>
    ))}
  </ul>
);

function GiftRow({ gift, recipient }: { gift: CircleGift; recipient: CircleRecipient }) {
  const price = formatPrice(gift.price);
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-start gap-x-4 gap-y-2 py-4 sm:grid-cols-[5rem_1fr_auto]">
      <Picture url={gift.imageUrl} alt="" name={gift.title} sizes="96px" className="rounded-md" />
      <div className="min-w-0">
        <p className="font-heading text-lg leading-snug whole-words">{gift.title}</p>
        <p className="tabular flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span className={gift.status === 'idea' ? undefined : 'font-medium text-purple'}>
            {statusText(gift)}
          </span>
          {price && <span>{price}</span>}
        </p>
        {gift.purchaseUrl && <ShopLink gift={gift} url={gift.purchaseUrl} />}
      </div>
      <div className="max-sm:col-start-2">
        {gift.status !== 'given' && <KeepButton gift={gift} recipient={recipient} />}
      </div>
    </div>
  );
}

/** 'Idea of Anna', 'Anna has bought it', 'Anna gave it on May 11, 2025'. */
function statusText({ status, addedBy, on }: CircleGift): string {
  if (status === 'given')
    return on === null ? `${addedBy} gave it` : `${addedBy} gave it on ${formatDate(on)}`;
  const day = on === null ? '' : `, for ${formatDate(on)}`;
  return status === 'bought' ? `${addedBy} has bought it${day}` : `Added by ${addedBy}${day}`;
}

const ShopLink = ({ gift, url }: { gift: CircleGift; url: string }) => (
  <a
    href={url}
    target="_blank"
    rel={`noopener noreferrer${gift.isAffiliate ? ' sponsored' : ''}`}
    className="link inline-flex min-h-11 items-center text-sm"
    aria-label={`Look at ${gift.title} at the shop`}
  >
    {gift.retailer ?? 'To the shop'}
  </a>
);

function KeepButton({ gift, recipient }: { gift: CircleGift; recipient: CircleRecipient }) {
  const { keepGift } = useCircleChanges(recipient.id);
  if (gift.isNoted) return <p className="text-sm text-ink-soft">You noted it, too</p>;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Note for me: ${gift.title}`}
      loading={keepGift.isPending}
      onClick={() =>
        keepGift.mutate(gift.id, {
          onSuccess: () => toast.success(`Tucked away for ${recipient.name}`),
          onError: () => toast.error('That did not work. Please try again.'),
        })
      }
    >
      <PlusIcon /> Note for me
    </Button>
  );
}
