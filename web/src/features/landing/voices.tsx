import { cx } from '../../ui/cx.ts';
import { SectionHead } from './section-head.tsx';

/** Example scenarios, labeled as such: there are no customers to quote yet. */
const VOICES = [
  {
    words: 'In November I open one page for each child, and the thinking is already done.',
    who: 'An aunt of five',
    hang: '[--tag-thread:2rem] md:-rotate-1',
  },
  {
    words: 'My brother mentions things once. Now once is enough.',
    who: 'A sister who listens',
    hang: '[--tag-thread:2rem] md:rotate-1 md:[--tag-thread:5rem]',
  },
  {
    words: 'I have not bought a panic candle at the station since spring.',
    who: 'A friend, formerly late',
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
            How we hope <em>it sounds</em>
          </>
        }
      >
        Illustrative testimonials: Tuckaway has not opened, so we wrote these ourselves, with people in mind
        who do not exist.
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
              <figcaption className="mt-5 text-sm">{who} (illustrative)</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
