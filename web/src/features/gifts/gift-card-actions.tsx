import type { Gift } from '@tuckaway/contract/gifts';
import { cx } from '../../ui/cx.ts';
import { BagIcon, ListPlusIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { SaveHeart } from '../saved-gifts/save-heart.tsx';
import { useIsSaved } from '../saved-gifts/saved-state.ts';
import { useSavingDialogs } from '../saved-gifts/saving-dialogs.tsx';
import { purchaseOf } from './purchase.ts';

// Fingers get a row of full-size buttons under the title; a mouse gets small ones on the picture.
const PLACE =
  '-mx-2 mt-0.5 flex justify-between pointer-fine:absolute pointer-fine:top-2 pointer-fine:right-2 pointer-fine:m-0 ' +
  'pointer-fine:flex-col pointer-fine:gap-1.5';
const ACTION =
  'grid size-11 place-items-center rounded-full transition-[opacity,color] hover:text-green focus-visible:rounded-full ' +
  'pointer-fine:size-9 pointer-fine:bg-card pointer-fine:shadow-lift';
const ON_HOVER =
  'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100';

export function GiftCardActions({ gift }: { gift: Gift }) {
  const isSaved = useIsSaved(gift);
  const { openOrganize } = useSavingDialogs();
  return (
    <div className={PLACE}>
      <SaveHeart gift={gift} className={cx(ACTION, !isSaved && ON_HOVER)} />
      <button
        type="button"
        aria-label={`Add ${gift.title} to a list`}
        title="Add to list"
        className={cx(ACTION, ON_HOVER)}
        onClick={() => openOrganize(gift)}
      >
        <ListPlusIcon />
      </button>
      <BuyAction gift={gift} />
    </div>
  );
}

function BuyAction({ gift }: { gift: Gift }) {
  const purchase = purchaseOf(gift);
  const shared = { 'aria-label': `Buy ${gift.title}`, title: 'Buy', className: cx(ACTION, ON_HOVER) };
  if (purchase.kind === 'link') {
    return (
      <a {...shared} href={purchase.href} target="_blank" rel={purchase.rel}>
        <BagIcon />
      </a>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => toast.error(purchase.message)}>
      <BagIcon className="opacity-55" />
    </button>
  );
}
