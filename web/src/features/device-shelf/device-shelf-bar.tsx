import { DEVICE_SHELF_MAX } from '@tuckaway/domain/limits';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { deviceShelf, type ShelvedGift } from '../../lib/storage/device-shelf.ts';
import { formatFullPrice } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ChevronDownIcon, CloseIcon } from '../../ui/graphics/icons.tsx';
import { Picture } from '../../ui/graphics/picture.tsx';
import { cx } from '../../ui/cx.ts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { useOpenSignIn } from '../auth/sign-in/sign-in-launcher.tsx';
import type { Shelf } from './use-device-shelf.ts';

/** Gifts on this device, fixed to the lower edge of the window, so that nothing moves when the first one is added. */
export function DeviceShelfBar({ shelf }: { shelf: Shelf }) {
  const { gifts, problem } = shelf;
  const text = `Tucked away on this device, ${gifts.length} of ${DEVICE_SHELF_MAX}`;
  return (
    <>
      <p role="status" className="sr-only">
        {gifts.length > 0 && text}
      </p>
      {(gifts.length > 0 || problem) && (
        <aside
          aria-label="Tucked away on this device"
          className="sticky bottom-0 z-20 border-t bg-purple-wash pb-[env(safe-area-inset-bottom)] shadow-float"
        >
          <div className="page py-2">
            {problem && (
              <p role="alert" className="py-2 text-sm font-medium">
                {problem}
              </p>
            )}
            <ShelfContents shelf={shelf} text={text} />
          </div>
        </aside>
      )}
    </>
  );
}

function ShelfContents({ shelf: { gifts, remove }, text }: { shelf: Shelf; text: string }) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 items-center gap-3 text-left text-sm font-semibold"
        >
          <span aria-hidden="true" className="hidden -space-x-2 sm:flex">
            {gifts.map(({ slug, title, imageUrl }) => (
              <span key={slug} className="w-9">
                <Picture url={imageUrl} alt="" name={title} sizes="36px" className="rounded-full" />
              </span>
            ))}
          </span>
          <span>{text}</span>
          <ChevronDownIcon className={cx('shrink-0 transition-transform', !isOpen && 'rotate-180')} />
        </button>
        <KeepButton />
      </div>
      {isOpen && gifts.length > 0 && (
        <ul
          id={listId}
          aria-label="Gifts on this device"
          className="grid max-h-[50dvh] gap-1 overflow-y-auto py-2 sm:grid-cols-2 lg:grid-cols-3"
        >
          {gifts.map((gift) => (
            <ShelfRow key={gift.slug} gift={gift} onRemove={() => remove(gift.slug)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Leads visitors to the sign-in, and signed-in users to the app, where MoveIntoFavorites asks them. */
function KeepButton() {
  const { status } = useAuth();
  const openSignIn = useOpenSignIn();
  const style = buttonStyle('secondary', 'sm', 'shrink-0');
  if (status === 'authenticated')
    return (
      <Link to={paths.app} className={style} onClick={() => deviceShelf.offerAgain()}>
        Move to my gifts
      </Link>
    );
  return (
    <button type="button" className={style} onClick={openSignIn}>
      Sign in to keep
    </button>
  );
}

function ShelfRow({ gift, onRemove }: { gift: ShelvedGift; onRemove: () => void }) {
  const { slug, title, price, imageUrl, list } = gift;
  return (
    <li className="flex items-center gap-3">
      <span className="w-12 shrink-0">
        <Picture url={imageUrl} alt="" name={title} sizes="48px" className="rounded-md" />
      </span>
      <span className="min-w-0 grow text-sm">
        {list ? (
          <a href={paths.publicGift(list, slug)} className="line-clamp-2 font-medium hover:underline">
            {title}
          </a>
        ) : (
          <span className="line-clamp-2 font-medium">{title}</span>
        )}
        <span className="text-ink-soft tabular">{formatFullPrice(price)}</span>
      </span>
      <IconButton label={`Remove ${title} from this device`} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
