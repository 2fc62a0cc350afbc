import { SITE_NAME } from './meta.ts';
import { paths } from '../navigation/paths.ts';
import { absoluteUrl } from './public-meta.ts';

const ORGANIZATION_ID = absoluteUrl('/#organization');
const WEBSITE_ID = absoluteUrl('/#website');

/** The publisher of the site; other blocks refer to it by id. */
export function organizationData(): object {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: SITE_NAME,
    url: absoluteUrl(paths.home),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: 512, height: 512 },
  };
}

export function websiteData(): object {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: SITE_NAME,
    url: absoluteUrl(paths.home),
    inLanguage: 'en-US',
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(paths.blog)}?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbData(crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

interface PostingFacts {
  title: string;
  description: string;
  path: string;
  picturePath: string;
  publishedAt: string;
  updatedAt?: string | undefined;
  authorName: string;
  keywords: readonly string[];
  readingMinutes: number;
}

export function postingData(post: PostingFacts): object {
  const url = absoluteUrl(post.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: [absoluteUrl(post.picturePath)],
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    author: { '@type': 'Person', name: post.authorName, url: absoluteUrl(paths.blog) },
    publisher: organizationData(),
    isPartOf: { '@id': WEBSITE_ID },
    inLanguage: 'en-US',
    keywords: post.keywords.join(', '),
    timeRequired: `PT${post.readingMinutes}M`,
  };
}
