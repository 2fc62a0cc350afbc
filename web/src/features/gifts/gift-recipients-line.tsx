import type { GiftRecipient, GiftStatus } from '@tuckaway/contract/people/recipient-gifts';
import { paths } from '../../lib/navigation/paths.ts';
import { BagIcon } from '../../ui/graphics/app-icons.tsx';
import { CheckIcon } from '../../ui/graphics/icons.tsx';
import { Link } from 'react-router';

const SHOWN = 2;
const STATUS_TEXT: Record<GiftStatus, string | undefined> = {
  idea: undefined,
  bought: 'Bought',
  given: 'Given',
};

/** Line under a card: recipients and their status. Rendered empty without recipients, so that cards align. */
export function GiftRecipientsLine({ recipients }: { recipients: readonly GiftRecipient[] }) {
  const more = recipients.length - SHOWN;
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-purple">
      {recipients.slice(0, SHOWN).map((person) => (
        <Person key={person.id} person={person} />
      ))}
      {more > 0 && <span className="text-ink-soft">and {more} more</span>}
    </p>
  );
}

function Person({ person: { id, name, status } }: { person: GiftRecipient }) {
  const Icon = status === 'given' ? CheckIcon : BagIcon;
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="sr-only">For </span>
      <Link
        to={paths.recipient(id)}
        className="max-w-36 truncate font-medium underline-offset-4 hover:underline pointer-coarse:py-1.5"
      >
        {name}
      </Link>{' '}
      {STATUS_TEXT[status] && (
        <span className="inline-flex items-center gap-0.5 text-xs">
          <Icon className="size-[1em]" />
          {STATUS_TEXT[status]}
        </span>
      )}
    </span>
  );
}
