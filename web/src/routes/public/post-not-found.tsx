import { POST_MISSING } from '../../features/blog/list/blog-texts.ts';
import { NotFoundLayout } from '../../features/not-found/not-found-layout.tsx';
import { pageTitle, WITHOUT_SCRIPTS } from '../../lib/seo/meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonStyle } from '../../ui/inputs/button-style.ts';

export const handle = WITHOUT_SCRIPTS;

export const meta = () => [pageTitle('Post Not Found'), { name: 'robots', content: 'noindex' }];

/** Page for unknown addresses below /blog. The post page shows the same after client navigation. */
export default function PostNotFoundPage() {
  return (
    <NotFoundLayout title="Post Not Found" text={POST_MISSING}>
      <a href={paths.blog} className={buttonStyle('primary')}>
        Back to Blog
      </a>
    </NotFoundLayout>
  );
}
