import { useDarkMedia } from './use-dark-media.ts';

export type Screen = 'discover' | 'list' | 'gift' | 'recipient' | 'saved' | 'search';
type Device = 'phone' | 'desktop';

/** Widths of the screenshot files of each device, and the proportions of its frame. */
const SHOTS: Record<Device, { widths: [number, number]; width: number; height: number }> = {
  phone: { widths: [390, 780], width: 780, height: 1560 },
  desktop: { widths: [800, 1600], width: 1600, height: 1000 },
};

interface ProductShotProps {
  screen: Screen;
  device: Device;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** Screenshot of the product, in the light or dark theme of the visitor. */
export function ProductShot({ screen, device, alt, sizes, className }: ProductShotProps) {
  const dark = useDarkMedia();
  const { widths, width, height } = SHOTS[device];
  const srcSet = (theme: string) =>
    widths.map((w) => `/pictures/product/${screen}-${device}-${theme}-${w}.webp ${w}w`).join(', ');
  return (
    <picture>
      <source media={dark} srcSet={srcSet('dark')} sizes={sizes} />
      <img
        src={`/pictures/product/${screen}-${device}-light-${widths[0]}.webp`}
        srcSet={srcSet('light')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
