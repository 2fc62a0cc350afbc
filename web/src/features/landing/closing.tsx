import { JoinWaitlist } from '../navigation/join-waitlist.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/picture.tsx';

/** Gifts of the catalogue, in different sizes as things on a shelf are. */
const ON_THE_SHELF = [
  { key: 'potted-plant--clay', size: 'w-[24%] md:w-[15%]' },
  { key: 'books--teddy-bear--sky', size: 'w-[32%] md:w-[19%]' },
  { key: 'camera--mountain--pine', size: 'w-[20%] md:w-[13%]' },
  { key: 'headphone--open-book--lilac', size: 'hidden md:block md:w-[17%]' },
  { key: 'honey-pot--amber', size: 'hidden md:block md:w-[12%]' },
  { key: 'guitar--musical-notes--amber', size: 'hidden md:block md:w-[18%]' },
];

export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="overflow-hidden bg-green-wash pt-20 lg:pt-28">
      <div className="page">
        <h2 id="closing-title" className="max-w-[15ch] text-5xl">
          The next birthday is already on its way
        </h2>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">
          Leave your address. When Tuckaway opens, you will be among the first to have something ready.
        </p>
        <JoinWaitlist size="lg" className="mt-8" />
      </div>
      <div className="page mt-14 lg:mt-20">
        <div className="flex items-end justify-between gap-4">
          {ON_THE_SHELF.map(({ key, size }) => (
            <div key={key} className={cx('shrink-0', size)}>
              <Picture
                url={`/pictures/gifts/${key}-640.webp`}
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
