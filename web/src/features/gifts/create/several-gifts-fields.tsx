import { GIFTS_AT_ONCE_MAX } from '@tuckaway/domain/limits';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../lib/format.ts';
import { SparkIcon } from '../../../ui/graphics/app-icons.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { IconButton } from '../../../ui/inputs/icon-button.tsx';
import { CloseIcon, GiftIcon } from '../../../ui/graphics/icons.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { CollapsibleFields, type CollapsibleProps } from '../form/collapsible-fields.tsx';
import { shopOf } from './pasted-gifts.ts';
import type { GiftRow } from './gift-row.ts';
import type { useSeveralGifts } from './use-several-gifts.ts';

type Several = ReturnType<typeof useSeveralGifts>;

interface SeveralGiftsFieldsProps extends CollapsibleProps {
  several: Several;
  children: (disabled: boolean) => ReactNode;
}

/** Rows of the gifts to create, with editable titles. */
export function SeveralGiftsFields({ several, children, ...collapsible }: SeveralGiftsFieldsProps) {
  const { rows, omittedCount, duplicates, isSending } = several;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {rows.length === 1 ? 'This gift is' : `These ${rows.length} gifts are`} not created yet. Look over the
        names and take out what you do not want.
        {duplicates > 0 && ` ${duplicates} ${duplicates === 1 ? 'line was' : 'lines were'} there twice.`}
        {omittedCount > 0 && ` At most ${GIFTS_AT_ONCE_MAX} at once: the last ${omittedCount} were left off.`}
      </p>
      <ReadingProgress pages={several.pages} />
      <ul aria-label="Gifts to create" className="grid gap-4">
        {rows.map((row, index) => (
          <Row key={row.id} row={row} number={index + 1} several={several} />
        ))}
      </ul>
      <CollapsibleFields {...collapsible}>
        <hr />
        {children(isSending)}
      </CollapsibleFields>
    </>
  );
}

function ReadingProgress({ pages }: { pages: Several['pages'] }) {
  const { total, read, needsConsent, isPaused, start } = pages;
  if (needsConsent)
    return (
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={start}>
        <SparkIcon /> Read the {total} pages
      </Button>
    );
  return (
    <p role="status" className="tabular text-sm text-ink-soft empty:hidden">
      {read < total && `${read} of ${total} pages are read.`}
      {isPaused && ' A few pages can be read each minute: the rest follow by themselves.'}
    </p>
  );
}

function Row({ row, number, several }: { row: GiftRow; number: number; several: Several }) {
  const { draft, problem } = row;
  const isReading = row.id === several.pages.currentId;
  const price = draft.price === '' ? undefined : formatPrice(Number(draft.price));
  const facts = [draft.purchaseUrl && shopOf(draft.purchaseUrl), price].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-start gap-x-3">
      <span className="grid size-11 place-items-center overflow-hidden rounded-sm bg-paper-sunk text-ink-soft">
        {isReading && <Spinner />}
        {!isReading && draft.imageUrl && (
          <img src={`${draft.imageUrl}?size=card`} alt="" className="size-full object-cover" />
        )}
        {!isReading && !draft.imageUrl && <GiftIcon className="opacity-60" />}
      </span>
      <div className="grid gap-1">
        <TextField
          label={`Title ${number}`}
          labelHidden
          autoComplete="off"
          value={draft.title}
          error={problem}
          disabled={several.isSending}
          onChange={(event) => several.rename(row.id, event.target.value)}
        />
        <p className="tabular text-sm text-ink-soft empty:hidden">
          {isReading ? `Reading the page at ${shopOf(draft.purchaseUrl)}...` : facts}
        </p>
      </div>
      <IconButton
        label={`Remove ${draft.title || `gift ${number}`}`}
        disabled={several.isSending}
        onClick={() => several.remove(row.id)}
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}
