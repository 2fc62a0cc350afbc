import { CardActions, cardActionStyle } from '../../ui/card-actions.tsx';
import { ListPlusIcon } from '../../ui/icons.tsx';
import { BuyAction } from '../gifts/buy-action.tsx';
import { GiftCard, type GiftCardProps } from '../gifts/gift-card.tsx';
import { SaveHeart } from './save-heart.tsx';
import { useSavingDialogs } from './saving-dialogs.tsx';

/** A gift's card with what can be done about it: save, add to a list, buy. */
export function SavableGiftCard(props: Omit<GiftCardProps, 'children'>) {
  const { gift } = props;
  const { openOrganize } = useSavingDialogs();
  return (
    <GiftCard {...props}>
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
