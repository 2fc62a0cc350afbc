import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { MoreLikeThis } from './more-like-this.tsx';
import { useGoBack } from '../../../lib/navigation/use-go-back.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Picture } from '../../../ui/graphics/picture.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useUserId } from '../../../features/auth/auth-context.ts';
import { GiftRecipientsCard } from '../../../features/recipient-gifts/gift-page/gift-recipients-card.tsx';
import { ListsOfGiftCard } from '../../../features/saved-gifts/lists-of-gift-card.tsx';
import { useSavingDialogs } from '../../../features/saved-gifts/saving-dialogs.tsx';
import { SaveButton } from '../../../features/saved-gifts/save-heart.tsx';
import { GiftTagsCard } from '../../../features/tags/gift-tags-card.tsx';
import { BuyNote, BuyNow } from '../../../features/gifts/buy-now.tsx';
import { GiftFacts } from '../../../features/gifts/gift-facts.tsx';
import { OwnGiftActions } from '../../../features/gifts/own-gift-actions.tsx';

const PICTURE_SIZES = '(min-width: 90rem) 580px, (min-width: 48rem) 42vw, 100vw';

// Loaded on demand, because few visits edit the gift.
const EditGift = lazyDialog(async () => (await import('./edit-gift.tsx')).EditGift);

// One column on phones, where the right half is `display: contents`, so that its bar can stick to the bottom of the screen.
const COLUMNS = 'flex flex-col gap-6 md:grid md:grid-cols-[5fr_6fr] md:gap-10 lg:gap-16';
const BAR =
  'flex items-center gap-3 max-md:flex-wrap max-md:sticky max-md:bottom-(--bottom-bar) max-md:z-20 max-md:order-last max-md:-mx-4 max-md:border-t max-md:bg-paper ' +
  'max-md:px-4 max-md:py-3 md:mt-8';

// The three sections are invisible until all are loaded, because one that came later would push down those below it. The
// inner element has the :has() rule: on a descendant selector, browsers would recompute the styles of the whole page after
// every change inside.
const SECTIONS_CARD = 'rounded-lg border bg-card p-5 sm:p-7 md:mt-10 has-[[data-loading]]:animate-breathe';
const SECTIONS = 'has-[[data-loading]]:invisible';

export function GiftDetail({ gift }: { gift: Gift }) {
  const goBack = useGoBack();
  const { openOrganize } = useSavingDialogs();
  const isOwn = useUserId() === gift.createdById && gift.createdByType === 'USER';
  return (
    <>
      <article className={COLUMNS}>
        <div className="self-start max-md:w-full md:sticky md:top-24">
          <Picture url={gift.imageUrl} alt={gift.title} name={gift.title} sizes={PICTURE_SIZES} eager />
        </div>
        <div className="contents md:block">
          <GiftFacts gift={gift} />
          <div className={BAR}>
            <SaveButton gift={gift} onUnsaved={goBack} />
            <BuyNow gift={gift} />
            {isOwn && (
              <OwnGiftActions
                gift={gift}
                editDialog={(dialog) => <EditGift {...dialog} gift={gift} />}
                onRemoved={goBack}
              />
            )}
          </div>
          <BuyNote gift={gift} className="max-w-prose text-sm text-ink-soft md:mt-3" />
          <div className={SECTIONS_CARD}>
            <div className={SECTIONS}>
              <GiftRecipientsCard gift={gift} onManage={() => openOrganize(gift, 'people')} />
              <ListsOfGiftCard gift={gift} />
              <GiftTagsCard gift={gift} onManage={() => openOrganize(gift, 'tags')} />
            </div>
          </div>
        </div>
      </article>
      <div className="mt-14">
        <MoreLikeThis giftId={gift.id} />
      </div>
    </>
  );
}

export function GiftDetailSkeleton() {
  return (
    <div role="status" className={COLUMNS}>
      <Skeleton className="aspect-square self-start rounded-lg max-md:w-full" />
      <div>
        <p className="text-ink-soft">Loading gift details...</p>
        <Skeleton className="mt-4 h-10 w-4/5" />
        <Skeleton className="mt-4 h-8 w-32" />
        <Skeleton className="mt-8 h-13 w-72" />
        <Skeleton className="mt-10 h-80 rounded-lg" />
      </div>
    </div>
  );
}
