import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../lib/format.ts';
import { useScreenName } from '../../../lib/navigation/navigation-state.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from 'react-router';
import { Picture } from '../../../ui/graphics/picture.tsx';
import { useInPlaceForm } from '../../../ui/hooks/use-in-place-form.ts';
import { BoughtLine } from './bought-line.tsx';
import { GiftActions } from './gift-actions.tsx';
import { GivenNotice } from '../given/given-notice.tsx';
import { NoteEditor } from './note-editor.tsx';

interface RecipientGiftRowProps {
  recipientGift: RecipientGift;
  /** Date, shown before the price. */
  day?: ReactNode;
  /** 'Given to {name} on {date}', if it or a similar gift was given before. */
  notice?: string | undefined;
  /** Below a heading for its day or its year. */
  isGrouped?: boolean;
}

// content-visibility skips rendering off screen: a person may have hundreds of given gifts.
const OFF_SCREEN =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_9rem] [overflow-clip-margin:1rem]';

/** A gift on a person's page: its next step, and a menu with the rest. A given gift shows no button but the menu. */
export function RecipientGiftRow({ recipientGift, day, notice, isGrouped = false }: RecipientGiftRowProps) {
  const Heading = isGrouped ? 'h4' : 'h3';
  const { gift, givenAt, thankedAt, thanksNote } = recipientGift;
  const source = useScreenName();
  const note = useInPlaceForm();
  const price = formatPrice(gift.price);
  return (
    <article
      className={cx(
        OFF_SCREEN,
        'grid items-start gap-x-4 gap-y-2 py-4 sm:grid-cols-[5rem_1fr_auto]',
        givenAt ? 'grid-cols-[4.5rem_1fr_auto]' : 'grid-cols-[4.5rem_1fr]',
      )}
    >
      <Link to={paths.gift(gift.id)} state={{ source, title: gift.title }} tabIndex={-1} aria-hidden="true">
        <Picture url={gift.imageUrl} alt="" name={gift.title} sizes="96px" className="rounded-md" />
      </Link>
      <div className="min-w-0">
        <Heading className="text-lg leading-snug">
          <Link
            to={paths.gift(gift.id)}
            state={{ source, title: gift.title }}
            className="inline-block py-0.5 whole-words hover:text-green"
          >
            {gift.title}
          </Link>
        </Heading>
        <p className="tabular flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {day}
          {price && <span>{price}</span>}
          {thankedAt && !thanksNote && <span>Said thank you</span>}
        </p>
        <BoughtLine recipientGift={recipientGift} />
        {thanksNote && <p className="text-sm wrap-anywhere text-purple">&ldquo;{thanksNote}&rdquo;</p>}
        {notice && <GivenNotice className="mt-1">{notice}</GivenNotice>}
        <NoteEditor recipientGift={recipientGift} isOpen={note.isOpen} close={note.close} />
      </div>
      <div
        className={cx(
          '-mr-2 flex items-center justify-end gap-1',
          // The menu of a given gift is its only control and needs no row of its own on phones.
          !givenAt && 'max-sm:col-start-2 max-sm:-ml-1 max-sm:justify-between',
        )}
      >
        <GiftActions
          recipientGift={recipientGift}
          notice={notice}
          onNote={note.open}
          menuButton={note.opener}
        />
      </div>
    </article>
  );
}
