import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/navigation/paths.ts';
import { CheckIcon } from '../../ui/graphics/icons.tsx';
import { Link } from 'react-router';
import { useUserId } from '../auth/auth-context.ts';
import { giftsForRecipientQuery } from '../recipient-gifts/recipient-gifts.queries.ts';
import { TuckAwayButton } from '../recipient-gifts/recipient-page/tuck-away-button.tsx';

/** Button under a result that links the gift to the person for their next day; then a link to their page. */
export function TuckAwayFor({ gift, person }: { gift: Gift; person: Recipient }) {
  const { data: linked } = useQuery(giftsForRecipientQuery(useUserId(), person.id));
  if (linked?.some((one) => one.gift.id === gift.id)) {
    return (
      <Link
        to={paths.recipient(person.id)}
        className="mt-2 flex min-h-11 items-center gap-1.5 text-sm font-medium text-purple hover:underline"
      >
        <CheckIcon className="shrink-0" />
        <span className="line-clamp-2 leading-tight whitespace-normal">Tucked away for {person.name}</span>
      </Link>
    );
  }
  return (
    <TuckAwayButton className="mt-2 w-full max-sm:px-2" gift={gift} recipient={person}>
      <span className="line-clamp-2 leading-tight whitespace-normal">Tuck away for {person.name}</span>
    </TuckAwayButton>
  );
}
