import { paths } from '../../../lib/navigation/paths.ts';
import { ArrowLeftIcon } from '../../../ui/graphics/icons.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { Link } from 'react-router';
import type { BlogPost } from '../content/blog.types.ts';
import { Byline } from './post-meta.tsx';
import { TagLink } from '../tag-badge.tsx';

export function PostHeader({ post }: { post: BlogPost }) {
  return (
    <header className="mb-8 lg:mb-10">
      <div className="mb-8 -ml-3 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mb-12">
        <BackToBlog />
        <Breadcrumb title={post.title} />
      </div>
      <div className="mx-auto grid max-w-[52rem] justify-items-center gap-5 text-center">
        <ul aria-label="Tags" className="flex flex-wrap justify-center gap-2.5">
          {post.tags.map((tag) => (
            <li key={tag.slug}>
              <TagLink tag={tag} />
            </li>
          ))}
        </ul>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{post.title}</h1>
        <p className="max-w-prose text-lg text-ink-soft">{post.excerpt}</p>
        <Byline post={post} />
      </div>
    </header>
  );
}

export function BackToBlog({ variant = 'quiet' }: { variant?: 'quiet' | 'primary' }) {
  return (
    <LinkButton to={paths.blog} variant={variant} size={variant === 'quiet' ? 'sm' : 'md'}>
      <ArrowLeftIcon />
      Back to Blog
    </LinkButton>
  );
}

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="max-w-full min-w-0 pl-3 text-sm lg:pl-0 text-ink-soft">
      <ol className="flex items-center gap-2">
        <li>
          <Link to={paths.home} className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
            Home
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <Link to={paths.blog} className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
            Blog
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="max-w-96 truncate">
          {title}
        </li>
      </ol>
    </nav>
  );
}
