import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useParams, type MetaArgs } from 'react-router';
import { prefetchGiftPage } from './prefetch-gift-page.ts';
import { GiftDetail, GiftDetailSkeleton } from './gift-detail.tsx';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { giftQuery } from '../../../features/gifts/gifts.queries.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { pageTitle } from '../../../lib/seo/meta.ts';
import { recentGifts } from '../../../lib/storage/recent-gifts.ts';
import { titleInState } from '../../../lib/navigation/navigation-state.ts';
import { parseId } from '../../../lib/navigation/route-ids.ts';
import { useGoBack } from '../../../lib/navigation/use-go-back.ts';
import { useTabTitle } from '../../../ui/hooks/use-tab-title.ts';
import { BackButton } from '../../../ui/layout/back.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';

export const meta = ({ location }: MetaArgs) => [pageTitle(titleInState(location.state) ?? 'Gift')];

export default function GiftPage() {
  const giftId = parseId(useParams()['giftId']);
  return (
    <>
      <div className="mb-3">
        <BackButton round />
      </div>
      {giftId === undefined ? (
        <NoGift message="No gift ID provided" />
      ) : (
        <GiftScreen key={giftId} giftId={giftId} />
      )}
    </>
  );
}

function GiftScreen({ giftId }: { giftId: number }) {
  const { data: gift, error, refetch, isFetching } = useQuery(giftQuery(giftId));
  useTabTitle(gift?.title);
  const queryClient = useQueryClient();
  const userId = useUserId();
  useEffect(() => prefetchGiftPage(queryClient, userId, giftId), [queryClient, userId, giftId]);
  const isGone = hasStatus(error, 404);
  useEffect(() => {
    if (isGone) recentGifts.forget(userId, giftId);
    else if (gift) recentGifts.remember(userId, gift);
  }, [isGone, gift, userId, giftId]);
  if (isGone) return <NoGift message="Gift not found" />;
  if (gift) return <GiftDetail gift={gift} />;
  if (!error) return <GiftDetailSkeleton />;
  return (
    <NoGift
      message="Failed to load gift details"
      retry={
        <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    />
  );
}

function NoGift({ message, retry }: { message: string; retry?: ReactNode }) {
  const goBack = useGoBack();
  return (
    <>
      <h1 className="sr-only">Gift</h1>
      <ErrorState message={message} retryLabel="Go Back" onRetry={goBack}>
        {retry}
      </ErrorState>
    </>
  );
}
