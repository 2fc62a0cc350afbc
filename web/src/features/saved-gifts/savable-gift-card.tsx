import type { GiftRecipient } from '@tuckaway/contract/people/recipient-gifts';
import { CARD_MENU_STYLE, CardActions, cardActionStyle } from '../../ui/layout/card-actions.tsx';
import { ListPlusIcon, MoreIcon } from '../../ui/graphics/app-icons.tsx';
import { BuyAction } from '../gifts/buy-action.tsx';
import { GiftCard, type GiftCardProps } from '../gifts/gift-card.tsx';
import { GiftRecipientsLine } from '../gifts/gift-recipients-line.tsx';
import { SaveHeart } from './save-heart.tsx';
import { useSavingDialogs } from './saving-dialogs.tsx';

interface SavableGiftCardProps extends Omit<GiftCardProps, 'children' | 'people' | 'hasMenu'> {
  /** Linked recipients, on screens that show them. */
  recipients?: readonly GiftRecipient[] | undefined;
}

/** A gift's card with its actions: save, add to a list, buy. On touch screens the last two are in a sheet. */
export function SavableGiftCard({ recipients, ...props }: SavableGiftCardProps) {
  const { gift } = props;
  const { openOrganize, openActions } = useSavingDialogs();
  return (
    <GiftCard {...props} hasMenu people={recipients && <GiftRecipientsLine recipients={recipients} />}>
      <CardActions>
        <SaveHeart gift={gift} className={cardActionStyle({ always: gift.isSaved, onTouch: true })} />
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
      <button
        type="button"
        aria-label={`More for ${gift.title}`}
        className={CARD_MENU_STYLE}
        onClick={() => openActions(gift)}
      >
        <MoreIcon className="text-lg" />
      </button>
    </GiftCard>
  );
}
