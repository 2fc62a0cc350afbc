import { dayOfGivenAt } from '@tuckaway/contract/given-day';
import type { RecipientGift } from '@tuckaway/contract/recipient-gifts';
import type { ReactNode } from 'react';
import { formatDate, formatPrice } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useDialog } from '../../ui/use-dialog.tsx';
import { GivenNotice } from './given-notice.tsx';
import { NoteEditor } from './note-editor.tsx';
import { BoughtLine, StageControls } from './stage-controls.tsx';
import { useRemoveRecipientGift } from './use-recipient-gift-changes.ts';

interface RecipientGiftRowProps {
  recipientGift: RecipientGift;
  /** Stands before the price: the day it was given. */
  day?: ReactNode;
  /** 'Given to {name} on {date}', where something like it was given before. */
  notice?: string | undefined;
  /** Below a heading for its day or its year. */
  isGrouped?: boolean;
}

// A person may have been given hundreds of things: the browser lays out only what is near.
const OFF_SCREEN =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_9rem] [overflow-clip-margin:1rem]';

/** A gift on a person's page, with its note and what can be done with it. */
export function RecipientGiftRow({ recipientGift, day, notice, isGrouped = false }: RecipientGiftRowProps) {
  const Heading = isGrouped ? 'h4' : 'h3';
  const { gift } = recipientGift;
  const price = formatPrice(gift.price);
  return (
    <article
      className={cx(OFF_SCREEN, 'grid grid-cols-[4.5rem_1fr_auto] gap-x-4 py-4 sm:grid-cols-[6rem_1fr_auto]')}
    >
      <Link
        to={paths.gift(gift.id)}
        state={{ source: 'recipient', title: gift.title }}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-2 self-start max-sm:row-span-1"
      >
        <Picture url={gift.imageUrl} alt="" name={gift.title} sizes="96px" className="rounded-md" />
      </Link>
      <div className="min-w-0">
        <p className="tabular flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {day}
          {price && <span>{price}</span>}
        </p>
        <Heading className="text-lg leading-snug">
          <Link
            to={paths.gift(gift.id)}
            state={{ source: 'recipient', title: gift.title }}
            className="inline-block py-0.5 whole-words hover:text-green"
          >
            {gift.title}
          </Link>
        </Heading>
        <BoughtLine recipientGift={recipientGift} />
        {recipientGift.thanksNote && (
          <p className="text-sm wrap-anywhere text-purple">&ldquo;{recipientGift.thanksNote}&rdquo;</p>
        )}
        {notice && <GivenNotice className="mt-1">{notice}</GivenNotice>}
      </div>
      <RemoveButton recipientGift={recipientGift} />
      {/* All of the width on phones; where it is narrow, quiet buttons show their icon alone. */}
      <div className="@container max-sm:col-span-full sm:col-span-2 sm:col-start-2">
        <NoteEditor
          recipientGift={recipientGift}
          actions={<StageControls recipientGift={recipientGift} notice={notice} />}
        />
      </div>
    </article>
  );
}

function RemoveButton({ recipientGift }: { recipientGift: RecipientGift }) {
  const dialog = useDialog();
  const remove = useRemoveRecipientGift();
  const { name } = recipientGift.recipient;
  return (
    <>
      <IconButton
        label={`Remove ${recipientGift.gift.title} from ${name}'s page`}
        className="-mt-2 -mr-2 text-ink-soft hover:text-red"
        onClick={() => dialog.open()}
      >
        <CloseIcon />
      </IconButton>
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          title="Remove gift"
          text={`"${recipientGift.gift.title}" comes off ${name}'s page${lossOf(recipientGift)}. The gift itself stays.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          busy={remove.isPending}
          error={remove.isError ? 'Failed to update recipients for gift. Please try again.' : undefined}
          onConfirm={() => remove.mutate(recipientGift)}
        />
      ))}
    </>
  );
}

function lossOf({ note, givenAt }: RecipientGift): string {
  const parts = [
    givenAt && `that it was given on ${formatDate(dayOfGivenAt(givenAt))}`,
    note && 'your note',
  ].filter(Boolean);
  return parts.length > 0 ? `, with ${parts.join(' and ')}` : '';
}
