import { PublicFooter } from '../../features/navigation/footer.tsx';
import { pageTitle, WITHOUT_SCRIPTS } from '../../lib/meta.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Logo } from '../../ui/logo.tsx';

export const handle = WITHOUT_SCRIPTS;

export const meta = () => [pageTitle('Page not found'), { name: 'robots', content: 'noindex' }];

/** Served with status 404 and without scripts: everything on it is a plain link. */
export default function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b">
        <div className="page flex py-2.5">
          <a href={paths.home} aria-label="Tuckaway home" className="flex min-h-11 items-center">
            <Logo />
          </a>
        </div>
      </header>
      <main className="page grow py-12">
        <EmptyState
          title="This shelf is empty"
          text="The page you are looking for doesn't exist or has moved."
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <a href={paths.home} className={buttonStyle('primary')}>
                Go to the home page
              </a>
              <a href={paths.blog} className={buttonStyle('secondary')}>
                Read the blog
              </a>
            </div>
          }
        />
      </main>
      <PublicFooter />
    </div>
  );
}
