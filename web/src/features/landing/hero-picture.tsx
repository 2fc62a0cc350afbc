import heroTags from './hero-tags.json';
import { useDarkMedia } from './use-dark-media.ts';

type Format = keyof typeof heroTags;

const SIZE: Record<Format, { width: number; height: number }> = {
  wide: { width: 1440, height: 960 },
  tall: { width: 780, height: 900 },
};
/** Media query for the upright picture: on phones, and beside the text on small desktops. */
const WHERE_TALL = ['(width < 48rem)', '(64rem <= width < 80rem)'];

/** Fictitious people and their days, one for each tag in the picture. */
const WRITING: Record<Format, { name: string; day: string }[]> = {
  wide: [
    { name: 'Nora', day: 'June 3' },
    { name: 'Theo', day: 'graduates' },
    { name: 'little Ida', day: 'turns 4' },
    { name: 'Mom', day: 'Dec 24' },
  ],
  tall: [
    { name: 'Nora', day: 'June 3' },
    { name: 'little Ida', day: 'turns 4' },
    { name: 'Mom', day: 'Dec 24' },
  ],
};

/** Picture of the shelf. The names on the tags are HTML text over it, so that they are sharp and follow the theme. */
export function HeroPicture() {
  const dark = useDarkMedia();
  const { width, height } = SIZE.wide;
  const darkAndTall = WHERE_TALL.map((condition) => `${condition} and ${dark}`).join(', ');
  return (
    <div className="relative">
      <picture>
        <source media={darkAndTall} srcSet="/pictures/site/hero-tall-dark.webp" {...SIZE.tall} />
        <source media={WHERE_TALL.join(', ')} srcSet="/pictures/site/hero-tall-light.webp" {...SIZE.tall} />
        <source media={dark} srcSet="/pictures/site/hero-wide-dark.webp" />
        <img
          src="/pictures/site/hero-wide-light.webp"
          width={width}
          height={height}
          fetchPriority="high"
          decoding="async"
          alt="Two shelves with gifts tucked away: a plant, a camera, a teapot, a teddy bear, a wrapped box, a candle. Tags hang below, for Nora on June 3, for little Ida who turns 4, for Mom on December 24."
          className="h-auto w-full"
        />
      </picture>
      <TagWriting format="wide" className="max-md:hidden lg:hidden xl:block" />
      <TagWriting format="tall" className="md:hidden lg:block xl:hidden" />
    </div>
  );
}

function TagWriting({ format, className }: { format: Format; className: string }) {
  const { width, height } = SIZE[format];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className={`absolute inset-0 size-full fill-kraft-ink font-heading ${className}`}
      textAnchor="middle"
    >
      {WRITING[format].map(({ name, day }, index) => {
        const { x, y, tilt } = heroTags[format][index]!;
        const [cx, cy] = [(x / 100) * width, (y / 100) * height];
        return (
          <g key={name} transform={`rotate(${tilt} ${cx} ${cy})`}>
            <text x={cx} y={cy} fontSize="36" fontStyle="italic">
              {name}
            </text>
            <text x={cx} y={cy + 30} fontSize="24" className="font-text">
              {day}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
