import { paths } from '../../lib/navigation/paths.ts';
import { Link } from 'react-router';

/** Number of shops that are shown at first: four rows of three. */
const SHOWN = 12;

export function Retailers({ names }: { names: readonly string[] }) {
  const rest = names.slice(SHOWN);
  return (
    <section aria-labelledby="retailers-title" className="page pb-8 md:pb-20 lg:pb-28">
      <div className="shelf-line grid gap-x-16 gap-y-6 pb-8 md:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:pb-20">
        <div>
          <h2 id="retailers-title" className="text-4xl">
            Gifts from 20+ retailers
          </h2>
          <ul className="mt-6 grid grid-cols-2 md:mt-8 gap-x-6 sm:grid-cols-3">
            {names.slice(0, SHOWN).map((name) => (
              <li key={name} className="border-t py-2.5 font-heading text-lg leading-snug">
                {name}
              </li>
            ))}
          </ul>
          {rest.length > 0 && (
            <details className="group border-t">
              <summary className="link flex min-h-11 cursor-pointer list-none items-center font-semibold no-underline [&::-webkit-details-marker]:hidden">
                <span className="group-open:hidden">And {rest.length} more shops</span>
                <span className="hidden group-open:inline">Fewer shops</span>
              </summary>
              <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 pb-2 text-ink-soft sm:grid-cols-3">
                {rest.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <div className="space-y-4 lg:pt-3">
          <p>
            Every curated gift leads to a shop’s own search for it. Where we have an agreement with the shop,
            these are affiliate links, and the gift says so: the shop may pay us a small share, and you pay
            the same.{' '}
            <Link to={paths.terms} className="link">
              How that works
            </Link>
          </p>
          <p>
            <strong className="font-semibold">Planned: AI-powered curation.</strong> Today the curated lists
            are the same for everybody, and ideas for a person follow from what you noted about them. Later,
            Tuckaway is to learn from what you have saved; choosing stays with you.
          </p>
          <p className="text-sm text-ink-soft">
            Shops and prices are of the United States. The names belong to the shops, which neither run nor
            endorse Tuckaway.
          </p>
        </div>
      </div>
    </section>
  );
}
