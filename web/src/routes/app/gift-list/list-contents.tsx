import { ListSort } from '@tuckaway/contract/gifts/gift-lists';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { GiftListGifts } from '../../../features/gift-lists/list-page/gift-list-gifts.tsx';
import { listRecipientsQuery } from '../../../features/gift-lists/gift-lists.queries.ts';
import { ListTools } from '../../../features/gift-lists/list-page/list-tools.tsx';
import { useListGifts } from '../../../features/gift-lists/list-page/use-list-gifts.ts';
import { SelectableCard } from '../../../features/many-gifts/selectable-card.tsx';
import { SelectionBar } from '../../../features/many-gifts/selection-bar.tsx';
import { useSelection } from '../../../features/many-gifts/use-selection.ts';
import { SavableGiftCard } from '../../../features/saved-gifts/savable-gift-card.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeleton.tsx';

// Loaded on demand, because few visits arrange a list.
const ArrangeGifts = lazy(async () => ({
  default: (await import('../../../features/gift-lists/list-page/arrange-gifts.tsx')).ArrangeGifts,
}));

/** Sort order of a list in the URL, so that Back restores it. */
export function useListSort(): [ListSort, (sort: ListSort) => void] {
  const [params, setParams] = useSearchParams();
  const sort = ListSort.safeParse(params.get('sort'));
  const change = (next: ListSort) =>
    setParams(next === 'hand' ? {} : { sort: next }, { replace: true, preventScrollReset: true });
  return [sort.success ? sort.data : 'hand', change];
}

interface ListContentsProps {
  giftListId: number;
  title: string;
  /** Whether the user owns or co-edits the list. */
  canEdit: boolean;
  /** Whether several accounts edit the list. */
  isCoEdited: boolean;
}

/** The gifts of a list with their recipients; editors can sort, arrange and select them. */
export function ListContents({ giftListId, title, canEdit, isCoEdited }: ListContentsProps) {
  const [sort, setSort] = useListSort();
  const list = useListGifts(giftListId, sort, isCoEdited);
  const items = list.items ?? [];
  const { data: recipients } = useQuery({ ...listRecipientsQuery(giftListId), enabled: canEdit });
  const selection = useSelection(items.map(({ id }) => id));
  const [isArranging, setArranging] = useState(false);
  return (
    <>
      {canEdit && (
        <ListTools
          sort={sort}
          onSort={setSort}
          isArranging={isArranging}
          onArrange={setArranging}
          isSelecting={selection.isSelecting}
          onSelect={selection.isSelecting ? selection.end : selection.start}
          count={items.length}
        />
      )}
      <SelectionBar
        selection={selection}
        removeLabel="Remove from list"
        onRemove={(changes, giftIds) => changes.remove(giftIds, { id: giftListId, name: title })}
      />
      {isArranging ? (
        <Suspense fallback={<RowsSkeleton label="Loading..." />}>
          <ArrangeGifts giftListId={giftListId} gifts={items} />
        </Suspense>
      ) : (
        <GiftListGifts
          list={list}
          card={(gift, eager) =>
            canEdit ? (
              <SelectableCard gift={gift} selection={selection}>
                <SavableGiftCard gift={gift} recipients={recipients?.get(gift.id) ?? []} eager={eager} />
              </SelectableCard>
            ) : (
              <SavableGiftCard gift={gift} eager={eager} />
            )
          }
          emptyAction={canEdit && <LinkButton to={paths.app}>Find gifts for it</LinkButton>}
        />
      )}
    </>
  );
}
