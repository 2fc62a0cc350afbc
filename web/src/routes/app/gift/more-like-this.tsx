import { useQuery } from '@tanstack/react-query';
import { moreLikeGiftQuery } from '../../../features/gift-ideas/gift-ideas.queries.ts';
import { IdeaReason, IdeasShelf } from '../../../features/gift-ideas/ideas-shelf.tsx';
import { SavableGiftCard } from '../../../features/saved-gifts/savable-gift-card.tsx';

/** Gifts similar to a gift. */
export function MoreLikeThis({ giftId }: { giftId: number }) {
  return (
    <IdeasShelf
      id="more-like-this"
      title="More like this"
      ideas={useQuery(moreLikeGiftQuery(giftId))}
      emptyText="Nothing else is quite like this one."
      card={({ gift, reason }) => (
        <>
          <SavableGiftCard gift={gift} />
          <IdeaReason>{reason}</IdeaReason>
        </>
      )}
    />
  );
}
