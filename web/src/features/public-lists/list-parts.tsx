import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { Picture } from '../../ui/graphics/picture.tsx';
import type { PictureLink, PlainLink } from './public-lists.types.ts';

// Parts of pages that run no React in the browser: only plain links, no event handlers.

const CARD_SIZES = '(width < 40rem) 46vw, (width < 64rem) 30vw, 14rem';

export function Breadcrumb({ title, isIndex = false }: { title: string; isIndex?: boolean }) {
  const crumb = 'inline-flex min-h-9 items-center hover:text-ink hover:underline';
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a href={paths.home} className={crumb}>
            Home
          </a>
        </li>
        <li aria-hidden="true">/</li>
        {!isIndex && (
          <>
            <li>
              <a href={paths.publicLists} className={crumb}>
                Gift lists
              </a>
            </li>
            <li aria-hidden="true">/</li>
          </>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <h2 id={id} className="mb-5 scroll-mt-24 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function PictureLinks({ links }: { links: readonly PictureLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {links.map(({ path, title, picture, note }) => (
        <li key={path}>
          <a href={path} className="group block">
            <Picture url={picture} name={title} alt="" sizes={CARD_SIZES} />
            <span className="mt-2.5 block font-heading text-lg leading-snug group-hover:underline">
              {title}
            </span>
            <span className="text-sm text-ink-soft tabular">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LinkTags({ links }: { links: readonly PlainLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {links.map(({ path, title, hue }) => (
        <li key={path}>
          <a
            href={path}
            data-hue={hue}
            className={`tag-shape inline-flex min-h-9 items-center pr-3 text-sm font-medium hover:underline pointer-coarse:min-h-11 ${hue ? 'text-hue-ink [--tag-ground:var(--hue-ground)]' : 'text-kraft-ink'}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Notes about shops, pictures and affiliate links, once on each page with gifts. */
export function ListNotes({ withAffiliates, isHub = false }: { withAffiliates: boolean; isHub?: boolean }) {
  return (
    <p className="mt-4 max-w-prose text-sm text-ink-soft">
      Shops and prices are for the United States, and prices are a guide. The pictures are rendered by us:
      they show the idea, not a shop’s own product.{' '}
      {isHub
        ? 'A gift leads to its list, and from there to the shop’s search for it.'
        : 'Each link opens the shop’s search for it.'}
      {withAffiliates && ' Some of these links are sponsored: the shop may pay us when you buy.'}
    </p>
  );
}

/** Link to the search. */
export function SearchInstead() {
  return (
    <p className="mt-4">
      Looking for something else?{' '}
      <a href={paths.find} className="link">
        Search all gifts
      </a>
      .
    </p>
  );
}
