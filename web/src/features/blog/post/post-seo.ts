import type { MetaDescriptor } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { publicMeta } from '../../../lib/seo/public-meta.ts';
import { breadcrumbData, postingData } from '../../../lib/seo/structured-data.ts';
import type { BlogPost } from '../content/blog.types.ts';
import { postPicture } from '../post-picture.ts';

export function postMeta(post: BlogPost): MetaDescriptor[] {
  const path = paths.blogPost(post.slug);
  const { publishedAt, updatedAt, author, tags } = post;
  const posting = postingData({
    title: post.title,
    description: post.seoDescription,
    path,
    picturePath: postPicture(post.slug).card,
    publishedAt,
    updatedAt,
    authorName: author.name,
    keywords: post.seoKeywords,
    readingMinutes: post.readingTime,
  });
  const crumbs = breadcrumbData([
    { name: 'Home', path: paths.home },
    { name: 'Blog', path: paths.blog },
    { name: post.title, path },
  ]);
  return publicMeta({
    title: post.seoTitle,
    description: post.seoDescription,
    path,
    picture: { path: postPicture(post.slug).card, alt: post.featuredImage.alt },
    article: { publishedAt, updatedAt, author: author.name, tags: tags.map(({ name }) => name) },
    structuredData: [posting, crumbs],
  });
}
