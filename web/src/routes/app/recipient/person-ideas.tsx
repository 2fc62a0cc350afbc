import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { ideasForRecipientQuery } from '../../../features/gift-ideas/gift-ideas.queries.ts';
import { IdeaReason, IdeasShelf } from '../../../features/gift-ideas/ideas-shelf.tsx';
import { GiftCard } from '../../../features/gifts/gift-card.tsx';
import { TuckAwayButton } from '../../../features/recipient-gifts/recipient-page/tuck-away-button.tsx';

interface PersonIdeasProps {
  recipient: Recipient;
}

/** Ideas for a recipient, each with its reason and a button that links it. */
export function PersonIdeas({ recipient }: PersonIdeasProps) {
  return (
    <IdeasShelf
      id="ideas"
      title={`Ideas for ${recipient.name}`}
      ideas={useQuery(ideasForRecipientQuery(recipient.id))}
      emptyText={`No ideas yet. Note what ${recipient.name} likes, and some come up here.`}
      card={({ gift, reason }) => (
        <GiftCard gift={gift}>
          <IdeaReason>{reason}</IdeaReason>
          <TuckAwayButton className="mt-2 w-full" gift={gift} recipient={recipient} />
        </GiftCard>
      )}
    />
  );
}
