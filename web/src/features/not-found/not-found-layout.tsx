import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { CONTROL_STYLE } from '../../ui/inputs/control-style.ts';
import { Logo } from '../../ui/graphics/logo.tsx';
import { ShelfDrawing } from '../../ui/graphics/shelf-drawing.tsx';
import { PublicFooter } from '../navigation/footer.tsx';

const LINKS = [
  { href: paths.home, text: 'Home' },
  { href: paths.about, text: 'About' },
  { href: paths.blog, text: 'Blog' },
];

interface NotFoundLayoutProps {
  title: string;
  text: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** Page for unknown addresses, served with status 404. It runs no scripts: plain links and a plain form. */
export function NotFoundLayout({ title, text, children }: NotFoundLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 py-2.5">
          <a href={paths.home} aria-label="Tuckaway home" className="flex min-h-11 items-center">
            <Logo />
          </a>
          <nav aria-label="Main" className="-mx-3 flex">
            {LINKS.map(({ href, text: name }) => (
              <a
                key={href}
                href={href}
                className="flex min-h-11 items-center px-3 font-medium hover:underline"
              >
                {name}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main className="page grid grow place-content-center justify-items-center py-16 text-center">
        <ShelfDrawing className="mb-7 w-64" />
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
        <ArticleSearch />
      </main>
      <PublicFooter />
    </div>
  );
}

function ArticleSearch() {
  return (
    <form role="search" action={paths.blog} className="mt-12 w-full max-w-96 text-left">
      <label htmlFor="lost-search" className="mb-1.5 block text-sm font-semibold">
        Or look for an article
      </label>
      <div className="flex gap-2">
        <input
          id="lost-search"
          type="search"
          name="query"
          placeholder="Search articles..."
          className={cx(CONTROL_STYLE, 'h-11 min-w-0')}
        />
        <button type="submit" className={buttonStyle('secondary')}>
          Search
        </button>
      </div>
    </form>
  );
}
