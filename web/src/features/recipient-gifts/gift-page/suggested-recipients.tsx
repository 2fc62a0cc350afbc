import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useQuery } from '@tanstack/react-query';
import { PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { recipientsQuery } from '../../recipients/recipients.queries.ts';
import { nextDaysQuery } from '../../recipient-days/recipient-days.queries.ts';
import { rankRecipients } from './rank-recipients.ts';
import { useLinkRecipient } from './use-link-recipient.ts';

/** Number of suggestions; all other people are chosen with Manage. */
const MAX_SUGGESTED = 4;

interface SuggestedRecipientsProps {
  gift: Gift;
  current: readonly RecipientGift[];
}

/** Buttons that link the gift to a suggested recipient. */
export function SuggestedRecipients({ gift, current }: SuggestedRecipientsProps) {
  const { data: people = [], isPending } = useQuery(recipientsQuery(useUserId()));
  const { data: nextDays, isPending: areDaysPending } = useQuery(nextDaysQuery);
  const add = useLinkRecipient(gift);
  const chosen = new Set(current.map(({ recipientId }) => recipientId));
  const suggested = rankRecipients(people, nextDays ?? new Map())
    .filter(({ id }) => !chosen.has(id))
    .slice(0, MAX_SUGGESTED);
  // A skeleton delays the page's sections, so that this one does not push them down later.
  if (isPending || areDaysPending) return <Skeleton className="mt-3 h-9 w-52" />;
  if (suggested.length === 0) return null;
  return (
    <div role="group" aria-label="Tuck away for" className="mt-3 flex flex-wrap gap-x-1 gap-y-1">
      {suggested.map((person) => (
        <button
          key={person.id}
          type="button"
          aria-label={`Tuck away for ${person.name}`}
          disabled={add.isPending}
          className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-full border border-outline px-3 text-sm font-medium text-purple hover:bg-purple-wash disabled:opacity-55 pointer-coarse:min-h-11"
          onClick={() => add.mutate(person)}
        >
          <PlusIcon className="size-[1em]" />
          <span className="max-w-40 truncate">{person.name}</span>
        </button>
      ))}
    </div>
  );
}
