import { upcomingText } from '@tuckaway/domain/days/day-words';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';
import { paths } from '../../lib/navigation/paths.ts';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { Link } from 'react-router';
import { ReadinessTag } from '../recipient-days/readiness-tag.tsx';
import { giftsText } from './day-groups.ts';
import { NextStepButton } from './next-step-button.tsx';

interface UpcomingCardProps {
  upcoming: DayOccurrence;
  today: string;
}

/** One day of one recipient on the home screen. All cards have the same height. */
export function UpcomingCard({ upcoming, today }: UpcomingCardProps) {
  const { recipient, day, readiness, gifts } = upcoming;
  return (
    <article className="flex h-56 flex-col md:h-52 rounded-lg border bg-card p-4">
      <div className="flex items-center gap-3">
        <Avatar name={recipient.name} className="size-10 text-sm" />
        <h3 className="min-w-0 text-lg leading-snug">
          <Link to={paths.recipient(recipient.id)} className="line-clamp-1 whole-words hover:text-green">
            {recipient.name}
          </Link>
        </h3>
      </div>
      <p className="mt-2 line-clamp-2 text-sm whole-words first-letter:uppercase">
        {upcomingText(day, upcoming)}
      </p>
      <p className="line-clamp-1 text-sm whole-words text-ink-soft">{giftsText(gifts)}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <ReadinessTag readiness={readiness} />
        <NextStepButton upcoming={upcoming} today={today} />
      </div>
    </article>
  );
}
