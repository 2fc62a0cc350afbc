import { IS_SIGN_UP_OPEN } from '../../lib/sign-up.ts';
import { cx } from '../../ui/cx.ts';
import { SectionHead } from './section-head.tsx';

/** Testimonials from facts about the product, without invented people. Each line is a feature. */
const VOICES = [
  {
    words: 'Given before, in 2024. I say so before the same book is wrapped twice.',
    who: 'A person’s page',
    hang: 'md:-rotate-1',
  },
  {
    words: 'Three weeks to go, and nothing tucked away yet. I stand at the top of your home screen.',
    who: 'A birthday',
    hang: 'md:rotate-1 md:[--tag-thread:5rem]',
  },
  {
    words: 'Until you share me, I open for nobody but you, not even for somebody who has my address.',
    who: 'A private list',
    hang: 'md:-rotate-[0.6deg] md:[--tag-thread:3.25rem]',
  },
];

export function Voices() {
  return (
    <section aria-labelledby="voices-title" className="page pb-8 md:pb-24 lg:pb-32">
      <SectionHead
        id="voices-title"
        title={
          <>
            If your shelf <em>could speak</em>
          </>
        }
      >
        Testimonials from the product itself.{' '}
        {IS_SIGN_UP_OPEN
          ? 'We quote no customers yet, and we do not invent any.'
          : 'Tuckaway has not opened, so there are no customers to quote, and we do not invent any.'}
      </SectionHead>
      <ul className="mt-6 grid gap-x-8 md:mt-8 border-t-3 border-shelf md:grid-cols-3 lg:mt-12 lg:gap-x-12">
        {VOICES.map(({ words, who, hang }) => (
          <li key={who}>
            <figure
              className={cx(
                'hanging-tag origin-[50%_calc(var(--tag-thread)*-1)] px-6 pb-4 text-kraft-ink [--tag-thread:1.25rem] md:px-7 md:pb-7 md:[--tag-thread:2rem]',
                hang,
              )}
            >
              <blockquote className="font-heading text-balance md:text-xl">“{words}”</blockquote>
              <figcaption className="mt-2 text-sm md:mt-5">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
