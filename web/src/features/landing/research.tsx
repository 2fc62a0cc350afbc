import type { Principle } from './research.server.ts';
import { SectionHead } from './section-head.tsx';

export function Research({ principles }: { principles: readonly Principle[] }) {
  return (
    <section aria-labelledby="research-title" className="page py-8 md:py-20 lg:py-28">
      <SectionHead
        id="research-title"
        title={
          <>
            What research says about <em>good gifts</em>
          </>
        }
      >
        People have studied giving with care. These five findings shaped Tuckaway, and each names its source,
        so that you can read it yourself.
      </SectionHead>
      <ol className="mt-6 border-t-3 md:mt-8 border-shelf lg:mt-14">
        {principles.map((principle) => (
          <PrincipleRow key={principle.work} {...principle} />
        ))}
      </ol>
    </section>
  );
}

function PrincipleRow({ title, finding, practice, authors, year, work, journal, caution }: Principle) {
  return (
    <li className="grid gap-x-10 gap-y-1 border-b pt-4 pb-1 md:gap-y-2 md:py-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)] lg:py-9">
      <h3 className="text-xl">{title}</h3>
      <div>
        <p>{finding}</p>
        <p className="mt-1 text-green md:mt-2">{practice}</p>
      </div>
      <details className="text-sm text-ink-soft md:col-start-2 lg:col-start-3">
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center">Source</summary>
        <p className="mt-1">
          {authors} ({year}). <cite>{work}</cite>. {journal}.
        </p>
        {caution && <p className="mt-2">{caution}</p>}
      </details>
    </li>
  );
}
