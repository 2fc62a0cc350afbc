import type { Budget } from '@tuckaway/contract/people/budget';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/navigation/paths.ts';
import { useUserId } from '../auth/auth-context.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';
import { Link } from 'react-router';

const MAX_NAMES = 12;

/** People withoutGifts a planned or given gift in a year, each a link to their page. */
export function PeopleWithoutGifts({ budget: { year, people } }: { budget: Budget }) {
  const { data: all = [] } = useQuery(recipientsQuery(useUserId()));
  const withGifts = new Set(people.map(({ recipientId }) => recipientId));
  const withoutGifts = all.filter(({ id }) => !withGifts.has(id));
  if (withoutGifts.length === 0) return null;
  const others = withoutGifts.length - MAX_NAMES;
  return (
    <section aria-labelledby="nothing-yet">
      <h2 id="nothing-yet" className="text-lg">
        Nothing yet in {year}
      </h2>
      <ul aria-labelledby="nothing-yet" className="mt-1 flex flex-wrap gap-x-5">
        {withoutGifts.slice(0, MAX_NAMES).map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.recipientIdeas(id)}
              className="link inline-flex min-h-11 items-center whole-words"
            >
              {name}
            </Link>
          </li>
        ))}
        {others > 0 && <li className="flex min-h-11 items-center text-ink-soft">and {others} more</li>}
      </ul>
    </section>
  );
}
