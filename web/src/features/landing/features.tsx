import type { Hue } from '@tuckaway/contract/pictures';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { ProductShot } from './product-shot.tsx';
import { SectionHead } from './section-head.tsx';

const WIDE_SHOT =
  'absolute top-0 left-0 h-auto w-[135%] max-w-none rounded-tl-md border-t border-l sm:w-[118%]';
const PHONE_SHOT = 'mx-auto h-auto w-[78%] max-w-[19rem] rounded-t-[1.75rem] border-x border-t shadow-lift';
const PHONE_SIZES = '(width < 48rem) 70vw, 304px';

export function Features() {
  return (
    <section aria-labelledby="features-title" className="page py-20 lg:py-28">
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
      <div className="mt-10 grid gap-4 md:grid-cols-6 lg:mt-14 lg:grid-cols-12 lg:gap-6">
        <WideFeature
          hue="amber"
          title="Gift Lists"
          text="“Mom, December.” “People with new babies.” Keep a list for whoever or whatever you like, private or open to those who have its link, and borrow from curated ones."
          className="md:col-span-6 lg:col-span-7"
          shot={
            <ProductShot
              screen="discover"
              device="desktop"
              sizes="(width < 64rem) 118vw, 60rem"
              alt="The home screen of Tuckaway: curated gift lists, each with a picture and a name."
              className={WIDE_SHOT}
            />
          }
        />
        <WideFeature
          hue="sky"
          title="Smart Search"
          text="By words, occasion, interest, relationship and price, all at once. Or answer five small questions and see what fits."
          className="md:col-span-6 lg:col-span-5"
          shot={
            <ProductShot
              screen="search"
              device="desktop"
              sizes="(width < 64rem) 118vw, 44rem"
              alt="Search results with filters for occasion and price, showing gift lists and gifts."
              className={cx(WIDE_SHOT, 'lg:w-[150%]')}
            />
          }
        />
        <PhoneFeatures />
      </div>
    </section>
  );
}

function PhoneFeatures() {
  return (
    <>
      <PhoneFeature
        hue="lilac"
        title="Saved Gifts"
        text="One tap on the heart, and the idea is kept. Sort it later, or never."
        shot={
          <ProductShot
            screen="saved"
            device="phone"
            sizes={PHONE_SIZES}
            alt="Saved gifts on a phone, two to a row, each with its heart."
            className={PHONE_SHOT}
          />
        }
      />
      <PhoneFeature
        hue="rose"
        title="Recipients"
        text="Everybody has a page: what is tucked away for them, what they were given, and when."
        shot={
          <ProductShot
            screen="recipient"
            device="phone"
            sizes={PHONE_SIZES}
            alt="A recipient’s page on a phone: planned gifts and a history of gifts by year."
            className={PHONE_SHOT}
          />
        }
      />
      <PhoneFeature
        hue="moss"
        title="Purchase"
        text="When the day comes, one button opens the shop that sells it. No cart of ours in between."
        shot={
          <ProductShot
            screen="gift"
            device="phone"
            sizes={PHONE_SIZES}
            alt="A gift on a phone with its price and the Buy Now button."
            className={PHONE_SHOT}
          />
        }
      />
    </>
  );
}

interface FeatureProps {
  hue: Hue;
  title: string;
  text: string;
  shot: ReactNode;
  className?: string;
}

const CARD = 'flex flex-col overflow-hidden rounded-lg bg-hue-ground';

function WideFeature({ hue, title, text, shot, className }: FeatureProps) {
  return (
    <article data-hue={hue} className={cx(CARD, className)}>
      <FeatureWords title={title} text={text} />
      <div className="relative ml-6 aspect-[16/10] overflow-hidden lg:ml-8 lg:aspect-auto lg:h-96">
        {shot}
      </div>
    </article>
  );
}

function PhoneFeature({ hue, title, text, shot }: FeatureProps) {
  return (
    <article data-hue={hue} className={cx(CARD, 'md:col-span-2 lg:col-span-4')}>
      <FeatureWords title={title} text={text} />
      <div className="mt-auto h-80 overflow-hidden lg:h-104">{shot}</div>
    </article>
  );
}

function FeatureWords({ title, text }: Pick<FeatureProps, 'title' | 'text'>) {
  return (
    <div className="p-6 text-hue-ink lg:p-8">
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-2 max-w-[32rem]">{text}</p>
    </div>
  );
}
