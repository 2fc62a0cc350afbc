import { SITE_NAME } from '../../lib/seo/meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { absoluteUrl } from '../../lib/seo/public-meta.ts';
import { BLOG_SUBTITLE, BLOG_TITLE } from '../blog/list/blog-texts.ts';
import type { BlogPost } from '../blog/content/blog.types.ts';
import { listPosts } from '../blog/content/post-queries.ts';
import { escapeHtml } from '@tuckaway/domain/text';
import { cdata, element } from './xml.ts';

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** RSS 2.0 with the whole text of every article. */
export function buildFeed(all: readonly BlogPost[]): string {
  const { posts } = listPosts(all);
  const latest = posts[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', BLOG_TITLE),
    element('link', absoluteUrl(paths.blog)),
    element('description', BLOG_SUBTITLE),
    element('language', 'en-us'),
    element('generator', SITE_NAME),
    ...(latest ? [element('lastBuildDate', asMailDate(latest))] : []),
    `<atom:link href="${escapeHtml(absoluteUrl(paths.feed))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(post: BlogPost): string {
  const url = absoluteUrl(paths.blogPost(post.slug));
  return [
    '<item>',
    element('title', post.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('pubDate', asMailDate(post.publishedAt)),
    element('dc:creator', post.author.name),
    ...post.tags.map((tag) => element('category', tag.name)),
    element('description', post.excerpt),
    `<content:encoded>${cdata(withAbsoluteLinks(post.content))}</content:encoded>`,
    '</item>',
  ].join('\n');
}

const asMailDate = (day: string) => new Date(`${day}T08:00:00Z`).toUTCString();

/** Feed readers need absolute URLs. */
const withAbsoluteLinks = (html: string) => html.replace(/(href|src)="\//g, `$1="${absoluteUrl('/')}`);
