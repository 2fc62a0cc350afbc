import { firstName } from '@tuckaway/domain/names';
import type { DrawSummary, MyDraw } from '@tuckaway/contract/sharing/draws';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { drawsQuery } from '../../../features/draws/draws.queries.ts';
import { DrawnName } from '../../../features/draws/drawn-name.tsx';
import { formatDate, formatPrice } from '../../../lib/format.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { BackLink } from '../../../ui/layout/back.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

export const meta = () => [pageTitle('Draw names')];

export default function DrawsPage() {
  return (
    <div className="column">
      <PageHeader
        back={<BackLink to={paths.recipients} text="People" />}
        title="Draw names"
        lead="In a group, each gives to one other. Everybody sees only whom they drew."
        actions={
          <LinkButton to={paths.newDraw}>
            <PlusIcon /> New draw
          </LinkButton>
        }
      />
      <Draws />
    </div>
  );
}

function Draws() {
  const { data, isPending, isRefetching, refetch } = useQuery(drawsQuery);
  if (isPending) return <RowsSkeleton label="Loading draws..." />;
  if (!data) {
    return (
      <ErrorState
        message="The draws did not load. Please try again."
        retrying={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const joined = data.mine.filter(({ isMine }) => !isMine);
  if (data.organised.length === 0 && joined.length === 0) {
    return (
      <EmptyState
        drawing="people"
        title="No draws yet"
        text="For a family or a team: write down who takes part, draw, and send each their own link."
      />
    );
  }
  return (
    <div className="grid gap-10">
      {data.organised.length > 0 && (
        <ul className="divide-y border-y">
          {data.organised.map((draw) => (
            <OrganisedRow key={draw.id} draw={draw} />
          ))}
        </ul>
      )}
      {joined.map((draw) => (
        <JoinedDraw key={draw.id} draw={draw} />
      ))}
    </div>
  );
}

const progressOf = ({ drawnAt, peopleCount, openedCount }: DrawSummary) =>
  drawnAt === null ? `${peopleCount} people, not drawn yet` : `${openedCount} of ${peopleCount} have looked`;

function OrganisedRow({ draw }: { draw: DrawSummary }) {
  return (
    <li>
      <Link to={paths.draw(draw.id)} className="group block py-4">
        <span className="font-heading text-lg wrap-anywhere group-hover:underline">{draw.title}</span>
        <span className="block text-sm text-ink-soft">
          {formatDate(draw.dayOn)} · {progressOf(draw)}
        </span>
      </Link>
    </li>
  );
}

/** A draw of another organiser. */
function JoinedDraw({ draw }: { draw: MyDraw }) {
  const budget = formatPrice(draw.budget);
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-xl wrap-anywhere">{draw.title}</h2>
        <p className="text-sm text-ink-soft">
          {formatDate(draw.dayOn)}
          {budget && ` · about ${budget}`} · drawn by {firstName(draw.organiserName)}
        </p>
      </div>
      {draw.drawnAt === null ? (
        <p className="text-sm">The names are being drawn again.</p>
      ) : (
        <DrawnName drawId={draw.id} />
      )}
    </section>
  );
}
