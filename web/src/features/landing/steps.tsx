import { giftPicture, presentPicture } from '@tuckaway/domain/pictures';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/inputs/chip.tsx';
import { CheckIcon, HeartIcon } from '../../ui/graphics/icons.tsx';
import { Picture } from '../../ui/graphics/picture.tsx';
import { PriceTag } from '../../ui/graphics/price-tag.tsx';
import { SectionHead } from './section-head.tsx';

/** Steps with pictures of a gift: in the shop, in a list, wrapped. */
const GLOBE = giftPicture('cork-globe-with-pins');
const LIST = [
  GLOBE,
  giftPicture('chunky-knit-throw-blanket'),
  giftPicture('rechargeable-book-light'),
  giftPicture('gooseneck-pour-over-kettle'),
];

interface Step {
  title: string;
  text: string;
  month: string;
  /** One picture, or four of them in a square. */
  pictures: readonly string[];
  /** Overlay on the picture at this step. */
  marks: ReactNode;
}

const STEPS: Step[] = [
  {
    title: 'Discover & Save',
    month: 'April',
    pictures: [GLOBE],
    text: 'Nora stops in front of a shop window, for a globe of cork, with pins for every journey. You find it that evening, and save it. That is all you need to do.',
    marks: (
      <>
        <span className="absolute top-2 right-2 grid size-9 md:top-4 md:right-4 md:size-12 place-items-center rounded-full bg-card text-purple shadow-lift">
          <HeartIcon className="size-5 fill-current md:size-6" />
        </span>
        <PriceTag price={45} className="absolute bottom-3 left-3 md:bottom-5 md:left-5" />
      </>
    ),
  },
  {
    title: 'Tag & Organize',
    month: 'May',
    pictures: LIST,
    text: 'Put it on a list, give it a tag or two, and say whom it is for. It takes ten seconds in a queue, and you stop carrying it in your head.',
    marks: (
      <span className="absolute inset-x-2 bottom-2 flex flex-wrap gap-1 md:inset-x-5 md:bottom-5 md:gap-2">
        <Chip>for Nora</Chip>
        <Chip hue="sky">travel</Chip>
        <Chip hue="amber" className="max-md:hidden">
          birthday
        </Chip>
      </span>
    ),
  },
  {
    title: 'Pull & Delight',
    month: 'June 3',
    pictures: [presentPicture('indigo')],
    text: 'Open Nora’s page, and there it is, with its link to the shop. Buy it, write down that you gave it, and she never gets it twice.',
    marks: (
      <span className="absolute bottom-3 left-2 inline-flex items-center gap-1.5 rounded-full bg-purple px-2.5 py-1 text-xs whitespace-nowrap md:bottom-5 md:left-5 md:gap-2 md:px-4 md:py-2 md:text-sm font-semibold text-on-purple shadow-lift">
        <CheckIcon /> Given to Nora
      </span>
    ),
  },
];

export function Steps() {
  return (
    <section aria-labelledby="steps-title" className="overflow-hidden bg-paper-sunk py-8 md:py-20 lg:py-28">
      <div className="page">
        <SectionHead
          id="steps-title"
          title={
            <>
              From a passing remark to <em>the right box</em>
            </>
          }
        >
          Three steps, and weeks may lie between them. That is the point: the thinking is spread thin, and the
          last evening is free.
        </SectionHead>
        <ol className="mt-6 grid gap-x-8 gap-y-6 md:mt-8 md:gap-y-10 md:grid-cols-3 lg:mt-14 lg:gap-x-12">
          {STEPS.map((step, index) => (
            <StepOnShelf key={step.title} {...step} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A step on its shelf board; the boards of neighbors join. On phones the text is beside the picture. */
function StepOnShelf({ title, text, month, pictures, marks, number }: Step & { number: number }) {
  return (
    <li className="max-md:grid max-md:grid-cols-[9.5rem_minmax(0,1fr)] max-md:gap-x-4">
      <div>
        <div className="shelf-board px-1.5 md:px-3 lg:px-6">
          <div className="relative">
            <StepPictures pictures={pictures} />
            {marks}
          </div>
        </div>
        <p className="hanging-tag mx-auto w-28 px-2 pb-2 text-center text-kraft-ink [--tag-shoulder:1.1rem] [--tag-hole:0.95rem] [--tag-thread:0.75rem] md:w-36 md:px-3 md:pb-3 md:[--tag-shoulder:1.6rem] md:[--tag-hole:1.35rem] md:[--tag-thread:1.75rem]">
          <span className="block font-heading text-lg leading-tight italic">{month}</span>
          <span className="block text-sm">Step {number}</span>
        </p>
      </div>
      <div>
        <h3 className="text-xl md:mt-6 md:text-2xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}

function StepPictures({ pictures }: { pictures: readonly string[] }) {
  const [only, ...others] = pictures;
  if (others.length === 0) {
    return <Picture url={only} alt="" sizes="(width < 48rem) 148px, 26rem" className="rounded-b-none" />;
  }
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-t-lg">
      {pictures.map((url) => (
        <Picture key={url} url={url} alt="" sizes="(width < 48rem) 74px, 13rem" className="rounded-none" />
      ))}
    </div>
  );
}
