import { useRef } from 'react';
import { ArticleBody } from '../../../ui/layout/article-body.tsx';
import { CollapsibleContents, TableOfContents } from '../../../ui/layout/table-of-contents.tsx';
import { AuthorBox } from './author-box.tsx';
import type { BlogPost } from '../content/blog.types.ts';
import { FeaturedImage } from './featured-image.tsx';
import { FittingGifts, NextPost } from './post-ending.tsx';
import { PostHeader } from './post-header.tsx';
import { PopularTags, RelatedPosts } from './post-sidebar.tsx';
import { ReadingProgress } from './reading-progress.tsx';

const CONTENTS = 'In this article';
// A little less than the real width on phones, so that browsers choose the small file, which is half the size.
const PICTURE_SIZES = '(min-width: 68rem) 1024px, (min-width: 40rem) 94vw, 88vw';

export function PostPage({ post }: { post: BlogPost }) {
  const article = useRef<HTMLDivElement>(null);
  return (
    <div className="page pt-5 pb-20">
      <ReadingProgress of={article} />
      <article>
        <PostHeader post={post} />
        <FeaturedImage post={post} eager sizes={PICTURE_SIZES} className="mx-auto max-w-[64rem]" />
        <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-14 lg:mt-14 lg:grid-cols-[minmax(0,42rem)_17rem] lg:justify-center xl:grid-cols-[13rem_minmax(0,42rem)_17rem] xl:justify-between">
          <TableOfContents
            title={CONTENTS}
            entries={post.headings}
            className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-xl:hidden"
          />
          <div className="mx-auto w-full max-w-prose">
            <CollapsibleContents title={CONTENTS} entries={post.headings} className="mb-8 xl:hidden" />
            <ArticleBody ref={article} html={post.content} magazine />
            <FittingGifts links={post.fitting ?? []} />
            <AuthorBox author={post.author} />
            <NextPost post={post.next} />
          </div>
          <aside className="mx-auto grid w-full max-w-prose content-start gap-10 self-start lg:sticky lg:top-24">
            <PopularTags tags={post.tags} />
            <RelatedPosts posts={post.relatedPosts} />
          </aside>
        </div>
      </article>
    </div>
  );
}
