import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useQuery } from '@tanstack/react-query';
import { PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useUserId } from '../../auth/auth-context.ts';
import { recipientsQuery } from '../../recipients/recipients.queries.ts';
import { nextDaysQuery } from '../../recipient-days/recipient-days.queries.ts';
import { likelyPeople } from './likely-people.ts';
import { useAddPerson } from './use-choose-recipients.ts';

/** How many people are suggested; all others are chosen with Manage. */
const OFFERED = 4;

interface QuickRecipientsProps {
  gift: Gift;
  current: readonly RecipientGift[];
}

/** Buttons of suggested recipients that tuck the gift away. */
export function QuickRecipients({ gift, current }: QuickRecipientsProps) {
  const { data: people = [], isPending } = useQuery(recipientsQuery(useUserId()));
  const { data: nextDays, isPending: isWaiting } = useQuery(nextDaysQuery);
  const add = useAddPerson(gift);
  const chosen = new Set(current.map(({ recipientId }) => recipientId));
  const offered = likelyPeople(people, nextDays ?? new Map())
    .filter(({ id }) => !chosen.has(id))
    .slice(0, OFFERED);
  // Holds the page's parts back until it is known, so that it pushes none of them down.
  if (isPending || isWaiting) return <Skeleton className="mt-3 h-9 w-52" />;
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label="Tuck away for" className="mt-3 flex flex-wrap gap-x-1 gap-y-1">
      {offered.map((person) => (
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
