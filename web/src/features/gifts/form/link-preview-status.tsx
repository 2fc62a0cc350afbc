import { formatPrice } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { SparkIcon } from '../../../ui/graphics/app-icons.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { LinkPreviewState } from './link-preview.ts';
import { shopOf } from '../create/pasted-gifts.ts';

/** State of a link preview: consent, loading, data from the page, or nothing found. */
export function LinkPreviewStatus({
  linkPreview,
  disabled,
}: {
  linkPreview: LinkPreviewState;
  disabled: boolean;
}) {
  const { purchaseLink, preview, needsConsent, isReading, isFailed, read } = linkPreview;
  if (purchaseLink === undefined) return null;
  const shop = shopOf(purchaseLink);
  return (
    <div className="flex min-h-16 items-center gap-3 rounded-md bg-paper-sunk p-3 text-sm">
      {preview?.imageUrl && (
        <img src={`${preview.imageUrl}?size=card`} alt="" className="size-12 rounded-sm object-cover" />
      )}
      <div role="status" className="min-w-0 grow">
        {needsConsent && (
          <p className="text-ink-soft">
            This link came from outside Tuckaway. Read title, price and picture from {shop}?
          </p>
        )}
        {isReading && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner className="text-green" /> Reading the page at {shop}...
          </p>
        )}
        {isFailed && (
          <p className="text-ink-soft">Nothing could be read from this page. Fill in the rest yourself.</p>
        )}
        {preview && !isReading && <PreviewSummary shop={shop} preview={preview} />}
      </div>
      {(needsConsent || isFailed) && (
        <Button variant={needsConsent ? 'secondary' : 'quiet'} size="sm" disabled={disabled} onClick={read}>
          <SparkIcon /> {needsConsent ? 'Read the page' : 'Try again'}
        </Button>
      )}
    </div>
  );
}

function PreviewSummary({
  shop,
  preview,
}: {
  shop: string;
  preview: NonNullable<LinkPreviewState['preview']>;
}) {
  const { title, price, currency, imageUrl } = preview;
  const missing = [
    !title && 'title',
    price === null && (currency ? `price in dollars (it is in ${currency} there)` : 'price'),
    !imageUrl && 'image',
  ].filter(Boolean);
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {title ?? shop}
        {price !== null && <span className="tabular"> · {formatPrice(price)}</span>}
      </p>
      <p className="text-ink-soft">
        Found at {shop}. {missing.length > 0 && `Not found: ${missing.join(', ')}. `}Check before you save.
      </p>
    </>
  );
}
