import type { Principle } from './research.server.ts';
import { SectionHead } from './section-head.tsx';

export function Research({ principles }: { principles: readonly Principle[] }) {
  return (
    <section aria-labelledby="research-title" className="page py-20 lg:py-28">
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
      <ol className="mt-10 border-t-3 border-shelf lg:mt-14">
        {principles.map((principle) => (
          <PrincipleRow key={principle.work} {...principle} />
        ))}
      </ol>
    </section>
  );
}

function PrincipleRow({ title, finding, practice, authors, year, work, journal, caution }: Principle) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-b py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)] lg:py-9">
      <h3 className="text-xl">{title}</h3>
      <div>
        <p>{finding}</p>
        <p className="mt-2 text-green">{practice}</p>
      </div>
      <div className="space-y-2 text-sm text-ink-soft md:col-start-2 lg:col-start-3">
        <p>
          {authors} ({year}). <cite>{work}</cite>. {journal}.
        </p>
        {caution && <p>{caution}</p>}
      </div>
    </li>
  );
}
