import { NotFoundLayout } from '../../features/not-found/not-found-layout.tsx';
import { pageTitle, WITHOUT_SCRIPTS } from '../../lib/seo/meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';

export const handle = WITHOUT_SCRIPTS;

export const meta = () => [pageTitle('Page not found'), { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  return (
    <NotFoundLayout
      title="This shelf is empty"
      text="The page you are looking for doesn't exist or has moved."
    >
      <a href={paths.home} className={buttonStyle('primary')}>
        Go to the home page
      </a>
      <a href={paths.blog} className={buttonStyle('secondary')}>
        Read the blog
      </a>
    </NotFoundLayout>
  );
}
