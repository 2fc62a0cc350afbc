import { cx } from '../../ui/cx.ts';
import { SectionHead } from './section-head.tsx';

/** The product about itself: nobody has used Tuckaway yet, and no person is invented. Each line is a thing that it does. */
const VOICES = [
  {
    words: 'Given before, in 2024. I say so before the same book is wrapped twice.',
    who: 'A person’s page',
    hang: '[--tag-thread:2rem] md:-rotate-1',
  },
  {
    words: 'Three weeks to go, and nothing tucked away yet. I stand at the top of your home screen.',
    who: 'A birthday',
    hang: '[--tag-thread:2rem] md:rotate-1 md:[--tag-thread:5rem]',
  },
  {
    words: 'I open for nobody but you, not even for somebody who has my address.',
    who: 'A private list',
    hang: '[--tag-thread:2rem] md:-rotate-[0.6deg] md:[--tag-thread:3.25rem]',
  },
];

export function Voices() {
  return (
    <section aria-labelledby="voices-title" className="page pb-24 lg:pb-32">
      <SectionHead
        id="voices-title"
        title={
          <>
            If your shelf <em>could speak</em>
          </>
        }
      >
        Testimonials from the product itself. Tuckaway has not opened, so there are no customers to quote, and
        we do not invent any.
      </SectionHead>
      <ul className="mt-10 grid gap-x-8 border-t-3 border-shelf md:grid-cols-3 lg:mt-12 lg:gap-x-12">
        {VOICES.map(({ words, who, hang }) => (
          <li key={who}>
            <figure
              className={cx(
                'hanging-tag origin-[50%_calc(var(--tag-thread)*-1)] px-7 pb-7 text-kraft-ink',
                hang,
              )}
            >
              <blockquote className="font-heading text-xl text-balance">“{words}”</blockquote>
              <figcaption className="mt-5 text-sm">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
