import type { Draw } from '@tuckaway/contract/sharing/draws';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/refusal-text.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useDrawChanges } from './use-draw-changes.ts';

const FAILED = 'That did not work. Nothing was changed. Please try again.';
const isOnlyEarlierPairs = (error: unknown) => isApiError(error) && error.code === 'only_earlier';

/** Button that draws names; drawing again is possible until the first result was opened. */
export function DrawButton({ draw }: { draw: Draw }) {
  const { draw: drawNames } = useDrawChanges(draw.id);
  const isDrawn = draw.drawnAt !== null;
  if (isDrawn && draw.people.some(({ openedAt }) => openedAt !== null)) return null;
  const run = (allowEarlier: boolean) =>
    drawNames.mutate(allowEarlier, { onSuccess: () => toast.success('The names are drawn') });
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant={isDrawn ? 'secondary' : 'primary'}
        loading={drawNames.isPending}
        onClick={() => run(false)}
      >
        {isDrawn ? 'Draw again' : 'Draw names'}
      </Button>
      {drawNames.error && <InlineError>{failureText(drawNames.error, FAILED)}</InlineError>}
      {isOnlyEarlierPairs(drawNames.error) && (
        <Button variant="secondary" onClick={() => run(true)}>
          Allow pairs of the last draw
        </Button>
      )}
    </div>
  );
}

/** Prepares another draw with the same people: the next one, or a new start of this one. */
export function RepeatDrawForm({ draw, today }: { draw: Draw; today: string }) {
  const { again } = useDrawChanges(draw.id);
  const navigate = useNavigate();
  const isOver = draw.dayOn < today;
  const [dayOn, setDayOn] = useState(isOver ? '' : draw.dayOn);
  const send = () =>
    again.mutate({ dayOn, endsThis: !isOver }, { onSuccess: ({ id }) => void navigate(paths.draw(id)) });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{isOver ? 'The next one' : 'From the beginning'}</h2>
      <p className="text-sm text-ink-soft">
        {isOver
          ? 'The same people again. Nobody draws whom they drew this time.'
          : 'The same people again. This draw ends, and its links stop working at once.'}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="date"
          label="Day of giving"
          value={dayOn}
          onChange={(event) => setDayOn(event.target.value)}
        />
        <Button variant="secondary" disabled={dayOn === ''} loading={again.isPending} onClick={send}>
          {isOver ? 'Prepare the next draw' : 'Start over'}
        </Button>
      </div>
      {again.error && <InlineError>{failureText(again.error, FAILED)}</InlineError>}
    </section>
  );
}

export function DeleteDraw({ draw }: { draw: Draw }) {
  const dialog = useDialog();
  const { remove } = useDrawChanges(draw.id);
  const navigate = useNavigate();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success('The draw was deleted');
        void navigate(paths.draws, { replace: true });
      },
    });
  return (
    <>
      <Button variant="secondary" onClick={() => dialog.open()}>
        Delete
      </Button>
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          title={`Delete “${draw.title}”?`}
          text="Everybody’s link stops working at once, and who gives to whom is forgotten. This cannot be undone."
          confirmLabel="Delete"
          busyLabel="Deleting..."
          busy={remove.isPending}
          error={remove.error ? failureText(remove.error, FAILED) : undefined}
          onConfirm={confirm}
        />
      ))}
    </>
  );
}
