import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { useQueryClient } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { plural } from '../../lib/format.ts';
import { useScreenName } from '../../lib/navigation/navigation-state.ts';
import { seedQuery } from '../../lib/queries/seed-query.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { CARD_SIZES } from '../../ui/layout/card-grid.tsx';
import { cx } from '../../ui/cx.ts';
import { LockIcon } from '../../ui/graphics/icons.tsx';
import { Link } from 'react-router';
import { Picture } from '../../ui/graphics/picture.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { giftListQuery, listName } from './gift-lists.queries.ts';
import { listNameStyle, ROW_NAME_CLASS } from './list-name-size.ts';

interface GiftListCardProps {
  list: GiftList;
  /** Text beside the count: 'With Anna'. */
  countNote?: string;
  eager?: boolean;
  /** From `rowNameStyles`, for a card in a grid. */
  nameStyle?: CSSProperties | undefined;
}

/** The list item of a card in a grid: its parts align with those of the other cards of the row. */
export const LIST_CARD_ITEM = 'row-span-3 grid grid-rows-subgrid gap-y-0';

/** Two more cards behind the picture, which show that this is a list. */
const STACK =
  'relative block transition-transform group-hover:-translate-y-0.5 ' +
  'before:absolute before:inset-x-5 before:-top-2.5 before:h-8 before:rounded-t-lg before:bg-kraft before:opacity-50 ' +
  'after:absolute after:inset-x-2.5 after:-top-1.25 after:h-8 after:rounded-t-lg after:bg-kraft ' +
  'before:transition-transform after:transition-transform group-hover:before:-translate-y-1 group-hover:after:-translate-y-0.5';

export function GiftListCard({ list, countNote, eager = false, nameStyle }: GiftListCardProps) {
  const name = listName(list);
  const source = useScreenName();
  const queryClient = useQueryClient();
  return (
    <Link
      to={paths.giftList(list.id)}
      state={{ title: name, source }}
      onClick={() => seedQuery(queryClient, giftListQuery(list.id), list)}
      className={cx(
        'group rounded-lg pt-2.5 focus-visible:rounded-lg',
        nameStyle ? LIST_CARD_ITEM : '@container block',
      )}
    >
      <span className={STACK}>
        <Picture
          url={list.imageUrl ?? list.gifts?.[0]?.gift?.imageUrl}
          alt=""
          name={name}
          sizes={CARD_SIZES}
          eager={eager}
          placeholder="No Image"
          className="relative z-1"
        />
      </span>
      <span
        className={cx(
          'mt-2.5 line-clamp-2 pb-[0.14em] font-heading leading-[1.12] font-[520] tracking-tight whole-words text-balance',
          nameStyle && ROW_NAME_CLASS,
        )}
        style={nameStyle ?? listNameStyle(name)}
      >
        {name}
      </span>
      <span className="mt-0.5 block text-ink-soft">
        <span className="flex items-center gap-1.5 text-sm">
          {list.isPrivate && <LockIcon className="size-[1em]" />}
          {list.isPrivate && <span className="sr-only">Private,</span>}
          {list.giftCount} {plural(list.giftCount, 'gift')}
        </span>
        {countNote && <span className="block text-sm wrap-anywhere">{countNote}</span>}
        {list.description && (
          <span className="mt-1 line-clamp-6 text-xs leading-snug text-pretty">{list.description}</span>
        )}
      </span>
    </Link>
  );
}

export function GiftListCardSkeleton() {
  return (
    <div aria-hidden="true" className="pt-2.5">
      <Skeleton className="aspect-square rounded-lg" />
      <Skeleton className="mt-3 h-6 w-4/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-2 h-13 w-full" />
    </div>
  );
}
