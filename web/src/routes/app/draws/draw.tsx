import type { Draw } from '@tuckaway/contract/sharing/draws';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DeleteDraw } from '../../../features/draws/draw-actions.tsx';
import { drawValuesOf } from '../../../features/draws/draw-draft.ts';
import { DrawForm } from '../../../features/draws/draw-form.tsx';
import { drawQuery } from '../../../features/draws/draws.queries.ts';
import { useDrawChanges } from '../../../features/draws/use-draw-changes.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { formatDate, formatPrice } from '../../../lib/format.ts';
import { parseId } from '../../../lib/navigation/route-ids.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { useTabTitle } from '../../../ui/hooks/use-tab-title.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { BackLink } from '../../../ui/layout/back.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FinishedDraw, PreparedDraw } from './draw-stages.tsx';
import { useSuggestedNames } from './use-suggested-names.ts';

export const meta = () => [pageTitle('Draw names')];

export default function DrawPage() {
  const { drawId } = useParams();
  return (
    <div className="column">
      <DrawById key={drawId} drawId={parseId(drawId)} />
    </div>
  );
}

function DrawById({ drawId }: { drawId: number | undefined }) {
  const query = useQuery({ ...drawQuery(drawId ?? 0), enabled: drawId !== undefined });
  const { data, error, isPending, isRefetching, refetch } = query;
  useTabTitle(data?.title);
  if (drawId === undefined || hasStatus(error, 404)) return <NoSuchDraw />;
  if (data) return <DrawDetails draw={data} />;
  if (isPending) return <RowsSkeleton label="Loading draw..." />;
  return (
    <ErrorState
      message="This draw did not load. Please try again."
      retrying={isRefetching}
      onRetry={() => void refetch()}
    />
  );
}

const leadOf = ({ dayOn, budget }: Draw) =>
  budget === null ? formatDate(dayOn) : `${formatDate(dayOn)} · about ${formatPrice(budget)}`;

function DrawDetails({ draw }: { draw: Draw }) {
  const [isEditing, setEditing] = useState(false);
  const actions = (
    <>
      <Button variant="secondary" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <DeleteDraw draw={draw} />
    </>
  );
  return (
    <>
      <PageHeader
        back={<BackLink to={paths.draws} text="Draws" />}
        title={draw.title}
        lead={leadOf(draw)}
        actions={!isEditing && actions}
      />
      {isEditing ? (
        <EditDraw draw={draw} onDone={() => setEditing(false)} />
      ) : (
        <div className="grid max-w-2xl gap-10">
          {draw.drawnAt === null ? <PreparedDraw draw={draw} /> : <FinishedDraw draw={draw} />}
        </div>
      )}
    </>
  );
}

function EditDraw({ draw, onDone }: { draw: Draw; onDone: () => void }) {
  const names = useSuggestedNames();
  const { change } = useDrawChanges(draw.id);
  return (
    <DrawForm
      {...names}
      initial={drawValuesOf(draw)}
      submitLabel="Save"
      onCancel={onDone}
      send={async (draft) => {
        await change.mutateAsync(draft);
        onDone();
      }}
    />
  );
}

function NoSuchDraw() {
  return (
    <EmptyState
      drawing="people"
      title="Draw not found"
      text="It may have been deleted."
      action={<LinkButton to={paths.draws}>All draws</LinkButton>}
    />
  );
}
