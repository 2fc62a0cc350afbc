import { formatFullPrice } from '../../lib/format.ts';
import { cx } from '../cx.ts';

/** Price, drawn as a tag; renders nothing without a price. */
export function PriceTag({
  price,
  className,
}: {
  price: number | string | null | undefined;
  className?: string;
}) {
  const text = formatFullPrice(price);
  if (!text) return null;
  return (
    <span
      className={cx(
        'tag-shape tag-thread tabular inline-flex min-h-7 items-center pr-2.5 text-sm font-semibold text-ink [--tag-ground:var(--card)]',
        className,
      )}
    >
      {text}
    </span>
  );
}
