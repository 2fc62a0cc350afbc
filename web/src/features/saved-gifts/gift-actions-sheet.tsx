import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { BagIcon, ExternalIcon, ListPlusIcon } from '../../ui/graphics/app-icons.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { purchaseOf } from '../gifts/purchase.ts';

interface GiftActionsSheetProps extends DialogState {
  gift: Gift;
  onAddToList: () => void;
}

const ROW =
  'flex min-h-14 w-full items-center gap-3.5 rounded-md px-3 text-left font-medium hover:bg-paper-sunk';

/** The actions of a card on a touch screen. */
export function GiftActionsSheet({ gift, onAddToList, ...dialog }: GiftActionsSheetProps) {
  const close = () => dialog.onOpenChange(false);
  return (
    <Dialog {...dialog} title={gift.title}>
      <ul className="-mx-3">
        <li>
          <button
            type="button"
            className={ROW}
            onClick={() => {
              close();
              onAddToList();
            }}
          >
            <ListPlusIcon /> Add to list
          </button>
        </li>
        <li>
          <Buy gift={gift} onBuy={close} />
        </li>
      </ul>
    </Dialog>
  );
}

function Buy({ gift, onBuy }: { gift: Gift; onBuy: () => void }) {
  const purchase = purchaseOf(gift);
  if (purchase.kind !== 'link') {
    return (
      <p className={cx(ROW, 'text-ink-soft hover:bg-transparent')}>
        <BagIcon /> {purchase.message}
      </p>
    );
  }
  return (
    <a href={purchase.href} target="_blank" rel={purchase.rel} className={ROW} onClick={onBuy}>
      <BagIcon /> {gift.retailer ? `Buy at ${gift.retailer}` : 'Buy'}
      <ExternalIcon className="ml-auto text-ink-soft" />
    </a>
  );
}
