import type { MetaDescriptor } from 'react-router';
import { pageTitle, SITE_NAME } from './meta.ts';

// Origin of absolute URLs: PUBLIC_URL at build time, because the pages are prerendered.
const configuredOrigin: string = import.meta.env['PUBLIC_URL'] ?? 'https://tuckaway.example';
export const SITE_ORIGIN = configuredOrigin.replace(/\/+$/, '');

export const absoluteUrl = (path: string): string => SITE_ORIGIN + path;

interface SharedPicture {
  path: string;
  alt: string;
}

const DEFAULT_PICTURE: SharedPicture = {
  path: '/og-default.png',
  alt: 'Tuckaway: a shelf with a plant, a teddy bear and a wrapped gift',
};
/** Size of share card pictures, as social networks require. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

interface ArticleFacts {
  publishedAt: string;
  updatedAt?: string | undefined;
  author: string;
  tags: readonly string[];
}

interface PublicPage {
  /** Title without the name of the site, which is appended. */
  title?: string;
  description: string;
  path: string;
  picture?: SharedPicture;
  article?: ArticleFacts;
  structuredData?: readonly object[];
}

/** Meta tags of a public page, for search engines and link previews. */
export function publicMeta(page: PublicPage): MetaDescriptor[] {
  const { title, description, path, picture = DEFAULT_PICTURE, article, structuredData = [] } = page;
  const url = absoluteUrl(path);
  const cardTitle = title ?? SITE_NAME;
  return [
    pageTitle(title),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { name: 'robots', content: 'max-image-preview:large' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: cardTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...pictureMeta(picture),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: cardTitle },
    { name: 'twitter:description', content: description },
    ...(article ? articleMeta(article) : []),
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}

function pictureMeta({ path, alt }: SharedPicture): MetaDescriptor[] {
  const url = absoluteUrl(path);
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: path.endsWith('.png') ? 'image/png' : 'image/jpeg' },
    { property: 'og:image:width', content: String(CARD_WIDTH) },
    { property: 'og:image:height', content: String(CARD_HEIGHT) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: alt },
  ];
}

function articleMeta({ publishedAt, updatedAt, author, tags }: ArticleFacts): MetaDescriptor[] {
  return [
    { name: 'author', content: author },
    { property: 'article:published_time', content: publishedAt },
    ...(updatedAt ? [{ property: 'article:modified_time', content: updatedAt }] : []),
    { property: 'article:author', content: author },
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}
