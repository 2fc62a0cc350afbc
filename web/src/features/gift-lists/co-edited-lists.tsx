import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { coEditedListsQuery } from '../co-editing/co-editing.queries.ts';
import { GiftListCard, LIST_CARD_ITEM } from './gift-list-card.tsx';
import { listName } from './gift-lists.queries.ts';
import { rowNameStyles } from './list-name-size.ts';

/** Co-edited lists of others; renders nothing without any. */
export function CoEditedLists({ query }: { query: string }) {
  const { data, isError, isRefetching, refetch } = useQuery(coEditedListsQuery);
  const needle = query.toLowerCase();
  const shown = data?.filter((list) => listName(list).toLowerCase().includes(needle)) ?? [];
  if (shown.length === 0 && !(isError && !data)) return null;
  const nameStyles = rowNameStyles(shown.map(listName));
  return (
    <section aria-labelledby="co-edited" className="mt-12">
      <h2 id="co-edited" className="mb-4 text-xl">
        Edited with others
      </h2>
      {data ? (
        <CardGrid label="Lists that you edit with others">
          {shown.map((list, index) => (
            <li key={list.id} className={LIST_CARD_ITEM}>
              <GiftListCard list={list} countNote={`With ${list.ownerName}`} nameStyle={nameStyles[index]} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <ErrorState
          message="The lists that you edit with others did not load. Please try again."
          retrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
