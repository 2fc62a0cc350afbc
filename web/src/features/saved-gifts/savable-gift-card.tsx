import type { GiftRecipient } from '@tuckaway/contract/recipient-gifts';
import { CardActions, cardActionStyle } from '../../ui/card-actions.tsx';
import { ListPlusIcon } from '../../ui/app-icons.tsx';
import { BuyAction } from '../gifts/buy-action.tsx';
import { GiftCard, type GiftCardProps } from '../gifts/gift-card.tsx';
import { GiftFor } from '../gifts/gift-for.tsx';
import { SaveHeart } from './save-heart.tsx';
import { useSavingDialogs } from './saving-dialogs.tsx';

interface SavableGiftCardProps extends Omit<GiftCardProps, 'children' | 'people'> {
  /** Whom it is for, on screens that show it. */
  recipients?: readonly GiftRecipient[] | undefined;
}

/** A gift's card with what can be done about it: save, add to a list, buy. */
export function SavableGiftCard({ recipients, ...props }: SavableGiftCardProps) {
  const { gift } = props;
  const { openOrganize } = useSavingDialogs();
  return (
    <GiftCard {...props} people={recipients && <GiftFor recipients={recipients} />}>
      <CardActions>
        <SaveHeart gift={gift} className={cardActionStyle({ always: gift.isSaved })} />
        <button
          type="button"
          aria-label={`Add ${gift.title} to a list`}
          title="Add to list"
          className={cardActionStyle()}
          onClick={() => openOrganize(gift)}
        >
          <ListPlusIcon />
        </button>
        <BuyAction gift={gift} />
      </CardActions>
    </GiftCard>
  );
}
