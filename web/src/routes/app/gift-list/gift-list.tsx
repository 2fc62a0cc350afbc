import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useParams, type MetaArgs } from 'react-router';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { coEditingQuery } from '../../../features/co-editing/co-editing.queries.ts';
import { GiftsSkeleton } from '../../../features/gift-lists/list-page/gift-list-gifts.tsx';
import { GiftListHeader } from '../../../features/gift-lists/list-page/gift-list-header.tsx';
import { giftListQuery, listGiftsQuery } from '../../../features/gift-lists/gift-lists.queries.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { titleInState } from '../../../lib/navigation/navigation-state.ts';
import { parseId } from '../../../lib/navigation/route-ids.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTabTitle } from '../../../ui/hooks/use-tab-title.ts';
import { BackButton } from '../../../ui/layout/back.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { ListContents, useListSort } from './list-contents.tsx';

const DEFAULT_TITLE = 'Gift List';

export const meta = ({ location }: MetaArgs) => [pageTitle(titleInState(location.state) ?? DEFAULT_TITLE)];

export default function GiftListPage() {
  const giftListId = parseId(useParams()['giftListId']);
  if (giftListId === undefined) {
    return <NoSuchList title="Invalid Gift List" text="The gift list ID is missing or invalid." />;
  }
  return <GiftListScreen key={giftListId} giftListId={giftListId} />;
}

function GiftListScreen({ giftListId }: { giftListId: number }) {
  const userId = useUserId();
  const { state } = useLocation();
  const { data: list, error, isPending } = useQuery(giftListQuery(giftListId));
  const canHaveEditors = list?.createdByType === 'USER' && !list.isFavorites;
  const editors = useQuery({ ...coEditingQuery(giftListId), enabled: canHaveEditors });
  usePrefetchInfiniteQuery(listGiftsQuery(giftListId, useListSort()[0]));
  useTabTitle(list?.title);
  if (hasStatus(error, 404) || hasStatus(editors.error, 404)) {
    return (
      <NoSuchList
        title="Gift list not found"
        text="It may have been deleted, or its owner made it private."
      />
    );
  }
  const isOwn = list !== undefined && list.userId === userId;
  const isWaiting = isPending || (canHaveEditors && !isOwn && editors.isPending);
  return (
    <>
      <GiftListHeader
        title={list?.title || list?.name || titleInState(state) || DEFAULT_TITLE}
        list={list}
        isOwn={isOwn}
        coEditing={editors.data}
        loading={isPending}
      />
      {/* The header grows when its text arrives: gifts come after it, so that it does not push them down. */}
      {isWaiting ? (
        <GiftsSkeleton />
      ) : (
        <ListContents
          giftListId={giftListId}
          title={list?.title || list?.name || DEFAULT_TITLE}
          canEdit={isOwn || Boolean(editors.data)}
          isCoEdited={Boolean(editors.data)}
        />
      )}
      {list?.createdByType === 'SYSTEM' && (
        <p className="mt-8 text-sm text-ink-soft">Shops and prices are of the United States.</p>
      )}
    </>
  );
}

function NoSuchList({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="sr-only">{DEFAULT_TITLE}</h1>
      <BackButton />
      <EmptyState
        title={title}
        text={text}
        action={<LinkButton to={paths.app}>Discover Gift Lists</LinkButton>}
      />
    </>
  );
}
