import type { Hue } from '@tuckaway/domain/pictures';
import { cx } from '../../ui/cx.ts';
import { ProductShot, type Screen } from './product-shot.tsx';
import { SectionHead } from './section-head.tsx';

interface Feature {
  hue: Hue;
  title: string;
  text: string;
  screen: Screen;
  alt: string;
}

const ON_A_LARGE_SCREEN: Feature[] = [
  {
    hue: 'amber',
    title: 'Gift Lists',
    text: '“Mom, December.” “People with new babies.” Keep a list for whomever or whatever you like, private or shared by a link that needs no account, and borrow from curated ones.',
    screen: 'discover',
    alt: 'The home screen of Tuckaway: curated gift lists, each with a picture and a name.',
  },
  {
    hue: 'sky',
    title: 'Smart Search',
    text: 'By words, occasion, interest, relationship and price, all at once. Or answer five small questions and see what fits.',
    screen: 'search',
    alt: 'Search results with a filter for birthdays, showing gift lists and gifts.',
  },
];

const ON_A_PHONE: Feature[] = [
  {
    hue: 'lilac',
    title: 'Saved Gifts',
    text: 'One tap on the heart, and the idea is kept. Sort it later, or never.',
    screen: 'saved',
    alt: 'Saved gifts on a phone, two to a row, each with its price and its heart.',
  },
  {
    hue: 'rose',
    title: 'Recipients',
    text: 'Everybody has a page: what is tucked away for them, what they were given, and when.',
    screen: 'recipient',
    alt: 'A recipient’s page on a phone, with the gifts that are tucked away for her.',
  },
  {
    hue: 'moss',
    title: 'Purchase',
    text: 'When the day comes, one button opens the shop, or its search for the gift. No cart of ours in between.',
    screen: 'gift',
    alt: 'A gift on a phone: its picture, its name and the button Buy Now.',
  },
];

export function Features() {
  return (
    <section aria-labelledby="features-title" className="page py-8 md:py-20 lg:py-28">
      <SectionHead
        id="features-title"
        title={
          <>
            A place for every <em>“oh, she would love that”</em>
          </>
        }
      >
        What you see here is Tuckaway itself, not a drawing of it.
      </SectionHead>
      <div className="mt-6 grid gap-3 md:gap-4 md:grid-cols-6 lg:mt-14 lg:grid-cols-12 lg:gap-6">
        {ON_A_LARGE_SCREEN.map((feature) => (
          <WideFeature key={feature.title} {...feature} />
        ))}
        {ON_A_PHONE.map((feature) => (
          <PhoneFeature key={feature.title} {...feature} />
        ))}
      </div>
    </section>
  );
}

/** Text beside the picture on phones. */
const CARD =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center overflow-hidden rounded-lg bg-hue-ground max-md:pr-5 md:flex md:flex-col md:items-stretch';

/** Product screenshot; small screens get the mobile version. */
function WideFeature({ hue, title, text, screen, alt }: Feature) {
  return (
    <article data-hue={hue} className={cx(CARD, 'md:col-span-6 lg:first:col-span-7 lg:not-first:col-span-5')}>
      <FeatureWords title={title} text={text} />
      <div className="mt-auto ml-8 max-md:hidden">
        <ProductShot
          screen={screen}
          device="desktop"
          sizes="(width < 64rem) 90vw, 50rem"
          alt={alt}
          className="block h-auto w-full rounded-tl-md border-t border-l"
        />
      </div>
      <PhoneShot screen={screen} alt={alt} className="md:hidden" />
    </article>
  );
}

/** The screenshot of a phone, on tablets and larger screens. */
function PhoneFeature({ hue, title, text, screen, alt }: Feature) {
  return (
    <article data-hue={hue} className={cx(CARD, 'md:col-span-2 lg:col-span-4')}>
      <FeatureWords title={title} text={text} />
      <PhoneShot screen={screen} alt={alt} className="mt-auto" />
    </article>
  );
}

interface PhoneShotProps extends Pick<Feature, 'screen' | 'alt'> {
  className: string;
}

/** Product screenshot; small on phones, so that the page stays short. */
function PhoneShot({ screen, alt, className }: PhoneShotProps) {
  return (
    <div className={cx('py-3 md:pt-0 md:pb-8', className)}>
      <ProductShot
        screen={screen}
        device="phone"
        sizes="(width < 48rem) 112px, 304px"
        alt={alt}
        className="mx-auto h-auto w-28 rounded-[0.9rem] border shadow-lift md:w-[78%] md:max-w-[19rem] md:rounded-[1.75rem]"
      />
    </div>
  );
}

function FeatureWords({ title, text }: Pick<Feature, 'title' | 'text'>) {
  return (
    <div className="p-5 text-hue-ink md:p-6 lg:p-8">
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-2 max-w-[32rem]">{text}</p>
    </div>
  );
}
