import { giftPicture, presentPicture } from '@tuckaway/domain/pictures';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/inputs/chip.tsx';
import { CheckIcon, HeartIcon } from '../../ui/graphics/icons.tsx';
import { Picture } from '../../ui/graphics/picture.tsx';
import { PriceTag } from '../../ui/graphics/price-tag.tsx';
import { SectionHead } from './section-head.tsx';

/** One gift of the catalogue on its way: in the shop, among the gifts of a list, wrapped. */
const TEAPOT = giftPicture('glass-teapot-with-blooming-teas');
const LIST = [
  TEAPOT,
  giftPicture('chunky-knit-throw-blanket'),
  giftPicture('rechargeable-book-light'),
  giftPicture('gooseneck-pour-over-kettle'),
];

interface Step {
  title: string;
  text: string;
  month: string;
  /** One picture, or four in a square. */
  pictures: readonly string[];
  /** What lies on the picture at this point of its way. */
  marks: ReactNode;
}

const STEPS: Step[] = [
  {
    title: 'Discover & Save',
    month: 'April',
    pictures: [TEAPOT],
    text: 'Nora stops in front of a shop window, for a teapot in which flowers open. You find it that evening, and save it. That is all you need to do.',
    marks: (
      <>
        <span className="absolute top-4 right-4 grid size-12 place-items-center rounded-full bg-card text-purple shadow-lift">
          <HeartIcon className="size-6 fill-current" />
        </span>
        <PriceTag price={34} className="absolute bottom-5 left-5" />
      </>
    ),
  },
  {
    title: 'Tag & Organize',
    month: 'May',
    pictures: LIST,
    text: 'Put it on a list, give it a tag or two, and say whom it is for. It takes ten seconds in a queue, and you stop carrying it in your head.',
    marks: (
      <span className="absolute inset-x-5 bottom-5 flex flex-wrap gap-2">
        <Chip>for Nora</Chip>
        <Chip hue="mint">tea</Chip>
        <Chip hue="amber">birthday</Chip>
      </span>
    ),
  },
  {
    title: 'Pull & Delight',
    month: 'June 3',
    pictures: [presentPicture('indigo')],
    text: 'Open Nora’s page, and there it is, with its link to the shop. Buy it, write down that you gave it, and she never gets it twice.',
    marks: (
      <span className="absolute bottom-5 left-5 inline-flex items-center gap-2 rounded-full bg-purple px-4 py-2 text-sm font-semibold text-on-purple shadow-lift">
        <CheckIcon /> Given to Nora
      </span>
    ),
  },
];

export function Steps() {
  return (
    <section aria-labelledby="steps-title" className="overflow-hidden bg-paper-sunk py-20 lg:py-28">
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
        <ol className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-3 lg:mt-14 lg:gap-x-12">
          {STEPS.map((step, index) => (
            <StepOnShelf key={step.title} {...step} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The boards of neighbors meet, so that side by side they are one shelf. */
function StepOnShelf({ title, text, month, pictures, marks, number }: Step & { number: number }) {
  return (
    <li>
      <div className="shelf-board px-[18%] md:px-3 lg:px-6">
        <div className="relative">
          <StepPictures pictures={pictures} />
          {marks}
        </div>
      </div>
      <p className="hanging-tag mx-auto w-36 px-3 pb-3 text-center text-kraft-ink [--tag-thread:1.75rem]">
        <span className="block font-heading text-lg leading-tight italic">{month}</span>
        <span className="block text-sm">Step {number}</span>
      </p>
      <h3 className="mt-6 text-2xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
    </li>
  );
}

function StepPictures({ pictures }: { pictures: readonly string[] }) {
  const [only, ...others] = pictures;
  if (others.length === 0) {
    return <Picture url={only} alt="" sizes="(width < 48rem) 60vw, 26rem" className="rounded-b-none" />;
  }
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-t-lg">
      {pictures.map((url) => (
        <Picture key={url} url={url} alt="" sizes="(width < 48rem) 30vw, 13rem" className="rounded-none" />
      ))}
    </div>
  );
}
