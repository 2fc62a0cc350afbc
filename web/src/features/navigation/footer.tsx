import { paths } from '../../lib/navigation/paths.ts';
import { Link } from 'react-router';
import { LogoMark } from '../../ui/graphics/logo.tsx';

/** Fixed for the signed-in area; public pages name the present year. */
const APP_YEAR = 2025;
const PRESENT_YEAR = new Date().getFullYear();

const LEGAL: FooterLink[] = [
  { to: paths.privacy, text: 'Privacy Policy' },
  { to: paths.terms, text: 'Terms of Service' },
];
const PUBLIC: FooterLink[] = [
  { to: paths.home, text: 'Home' },
  { to: paths.about, text: 'About' },
  { to: paths.find, text: 'Find a gift' },
  { to: paths.publicLists, text: 'Gift lists', isPlain: true },
  { to: paths.blog, text: 'Blog' },
  ...LEGAL,
];

const LINK = 'inline-flex min-h-11 items-center px-2 hover:text-ink hover:underline';

interface FooterLink {
  to: string;
  text: string;
  /** The page has no React: it is loaded as a whole. */
  isPlain?: boolean;
}

export function AppFooter() {
  return <FooterFrame label="Footer" links={LEGAL} year={APP_YEAR} />;
}

export function PublicFooter() {
  return (
    <FooterFrame
      label="Footer"
      links={PUBLIC}
      year={PRESENT_YEAR}
      motto="Always Have the Perfect Gift Ready"
    />
  );
}

interface FooterFrameProps {
  label: string;
  links: readonly FooterLink[];
  year: number;
  motto?: string;
}

function FooterFrame({ label, links, year, motto }: FooterFrameProps) {
  return (
    <footer className="mt-auto border-t bg-paper-sunk">
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-7 text-sm text-ink-soft">
        <p className="flex items-center gap-3">
          <LogoMark className="size-8" />
          <span>
            {motto && <span className="block font-heading text-base text-ink">{motto}</span>}
            {/* A page that was built last year keeps its year until the next build. */}
            <span suppressHydrationWarning>{`© ${year} Tuckaway`}</span>
          </span>
        </p>
        <nav aria-label={label}>
          <ul className="-mx-2 flex flex-wrap gap-x-2">
            {links.map(({ to, text, isPlain }) => (
              <li key={to}>
                {isPlain ? (
                  <a href={to} className={LINK}>
                    {text}
                  </a>
                ) : (
                  <Link to={to} className={LINK}>
                    {text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
