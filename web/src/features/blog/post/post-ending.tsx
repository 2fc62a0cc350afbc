import { Link } from 'react-router';
import { Picture } from '../../../ui/graphics/picture.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import type { FittingLink, PostSummary } from '../content/blog.types.ts';

/** Lists and gifts of the article. Plain links, because those pages run no React. */
export function FittingGifts({ links }: { links: readonly FittingLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="fitting-gifts" className="mt-12">
      <h2 id="fitting-gifts" className="mb-4 text-2xl">
        Gifts that fit
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {links.map(({ path, title, picture, note }) => (
          <li key={path}>
            <a href={path} className="group block">
              <Picture url={picture} name={title} alt="" sizes="(width < 40rem) 46vw, 13rem" />
              <span className="mt-2 block font-heading text-lg leading-snug group-hover:underline">
                {title}
              </span>
              <span className="text-sm text-ink-soft tabular">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NextPost({ post }: { post: PostSummary | undefined }) {
  if (!post) return null;
  return (
    <nav aria-label="Next article" className="mt-12 border-t pt-6">
      <p className="text-sm text-ink-soft">Next article</p>
      <Link to={paths.blogPost(post.slug)} className="mt-1 inline-block font-heading text-xl hover:underline">
        {post.title}
      </Link>
    </nav>
  );
}
