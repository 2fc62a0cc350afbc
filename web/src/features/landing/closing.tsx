import { IS_SIGN_UP_OPEN } from '../../lib/sign-up.ts';
import { JoinButton } from '../navigation/join-button.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/graphics/picture.tsx';

/** Gifts of the catalogue, drawn on a shelf in different sizes. */
const ON_THE_SHELF = [
  { slug: 'snake-plant-in-a-clay-pot', size: 'w-[24%] md:w-[15%]' },
  { slug: 'long-eared-bunny', size: 'w-[32%] md:w-[19%]' },
  { slug: '35mm-film-camera-reusable', size: 'w-[20%] md:w-[13%]' },
  { slug: 'over-ear-headphones', size: 'hidden md:block md:w-[17%]' },
  { slug: 'honey-flight-from-four-flowers', size: 'hidden md:block md:w-[12%]' },
  { slug: 'acoustic-guitar-starter', size: 'hidden md:block md:w-[18%]' },
];

export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="overflow-hidden bg-green-wash pt-8 md:pt-20 lg:pt-28">
      <div className="page">
        <h2 id="closing-title" className="max-w-[15ch] text-4xl md:text-5xl">
          The next birthday is already on its way
        </h2>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">
          {IS_SIGN_UP_OPEN
            ? 'Tuck the first idea away today, and have something ready when the day comes.'
            : 'Leave your address. When Tuckaway opens, you will be among the first to have something ready.'}
        </p>
        <JoinButton size="lg" className="mt-6 md:mt-8" />
      </div>
      <div className="page mt-8 md:mt-14 lg:mt-20">
        <div className="flex items-end justify-between gap-4">
          {ON_THE_SHELF.map(({ slug, size }) => (
            <div key={slug} className={cx('shrink-0', size)}>
              <Picture
                url={`/pictures/gifts/${slug}-512.webp`}
                alt=""
                sizes="(width < 48rem) 32vw, 17rem"
                className="rounded-b-none"
              />
            </div>
          ))}
        </div>
      </div>
      <div className="h-5 bg-shelf" />
    </section>
  );
}
