import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

export function Retailers({ names }: { names: readonly string[] }) {
  return (
    <section aria-labelledby="retailers-title" className="page pb-20 lg:pb-28">
      <div className="shelf-line grid gap-x-16 gap-y-8 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:pb-20">
        <div className="overflow-hidden">
          <h2 id="retailers-title" className="text-4xl">
            Gifts from 20+ retailers
          </h2>
          <ul className="mt-7 -ml-8 flex flex-wrap gap-y-1 font-heading text-xl leading-snug text-ink-soft">
            {names.map((name) => (
              <li
                key={name}
                className="whitespace-nowrap before:inline-block before:w-8 before:text-center before:text-twine before:content-['·']"
              >
                {name}
              </li>
            ))}
          </ul>
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
            are the same for everybody. Later, Tuckaway is to suggest ideas from what you have saved; choosing
            stays with you.
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
