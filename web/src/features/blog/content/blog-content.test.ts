import type { BlogSources } from '@tuckaway/content/blog/blog-files';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildBlog, summaryOf } from './blog-content.server.ts';
import { allPosts } from './blog.server.ts';
import { listPosts } from './post-queries.ts';

afterEach(() => vi.restoreAllMocks());

const FIELDS =
  'title: "It\'s a day"\nslug: a-day\nauthor: ada-may\npublishedAt: 2025-05-12\nstatus: published';
const BODY = 'The first sentence is rather short. The second one adds to it.\n\n## Part\n\nMore **words**.';

const sources = (post: string, rest: Partial<BlogSources> = {}): BlogSources => ({
  posts: { 'content/blog/posts/a-day.md': post },
  authors: { 'content/blog/authors/ada-may.md': '---\nid: ada-may\nname: Ada May\nrole: Editor\n---\n' },
  tags: { 'content/blog/tags/diy.md': '---\nid: diy\nname: DIY\nslug: diy\ncolor: purple\n---\n' },
  ...rest,
});
const post = (fields = FIELDS, body = BODY) => `---\n${fields}\n---\n${body}\n`;

describe('buildBlog', () => {
  it('fills what the front matter leaves out', () => {
    const [built] = buildBlog(sources(post(`${FIELDS}\ntags: [diy]`)));
    expect(built).toMatchObject({
      id: 'a-day',
      title: 'It’s a day',
      excerpt: 'The first sentence is rather short. The second one adds to it.',
      author: { name: 'Ada May', role: 'Editor' },
      tags: [{ slug: 'diy', color: 'purple' }],
      featured: false,
      views: 0,
      likes: 0,
      readingTime: 1,
      seoTitle: 'It’s a day',
    });
    expect(built?.content).toContain('<strong>words</strong>');
  });

  it('stands in for author and tag files that are missing, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [built] = buildBlog(sources(post(`${FIELDS}\ntags: [gift-guides]`), { authors: {} }));
    expect(built?.author).toMatchObject({ id: 'ada-may', name: 'Ada May' });
    expect(built?.tags).toMatchObject([{ id: 'gift-guides', name: 'Gift Guides', slug: 'gift-guides' }]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('publishes nothing that is not published', () => {
    expect(buildBlog(sources(post(FIELDS.replace('status: published', 'status: draft'))))).toEqual([]);
  });

  it('stops at every fault at once, with file and line', () => {
    const broken = sources(
      post(FIELDS.replace('author: ada-may\n', ''), 'Fine.\n\nSome **bold.\n\n```\nopen'),
      {
        tags: { 'content/blog/tags/diy.md': '---\nid: diy\nname: DIY\n---\n' },
      },
    );
    expect(() => buildBlog(broken)).toThrow(
      [
        'content/blog/posts/a-day.md:1: Missing required frontmatter field: author',
        'content/blog/posts/a-day.md:9: Unmatched bold markers (**)',
        'content/blog/posts/a-day.md:11: Unclosed code blocks (```)',
        'content/blog/tags/diy.md:1: Missing required tag frontmatter field: slug',
      ].join('\n'),
    );
  });

  it('refuses a file that is named other than its address, and a date that is none', () => {
    const moved = sources(post(FIELDS.replace('slug: a-day', 'slug: another').replace('2025-05-12', 'May')));
    expect(() => buildBlog(moved)).toThrow(/must be named another\.md[\s\S]*publishedAt must be a day/);
  });
});

describe('the blog as it is written', () => {
  const TWELVE = [
    'art-of-giving-elevating-everyday-gifting',
    'autumn-gift-ideas-2025',
    'corporate-gift-etiquette',
    'cultural-differences-gift-giving',
    'giving-with-meaning-elevate-way-you-gift',
    'halloween-gift-ideas-2025',
    'language-of-gifts-meaning-memory-magic',
    'neuroscience-of-gift-giving',
    'psychology-of-bad-gifts',
    'psychology-of-gift-giving',
    'secret-language-meaningful-gifting',
    'the-art-of-thoughtful-gifting',
  ];

  it('holds twelve published posts, three of them featured', () => {
    const posts = allPosts();
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual(TWELVE);
    expect(
      posts
        .filter(({ featured }) => featured)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([
      'cultural-differences-gift-giving',
      'psychology-of-gift-giving',
      'the-art-of-thoughtful-gifting',
    ]);
  });

  it('keeps every post between 7 and 12 minutes, tagged, pictured and related to others', () => {
    for (const built of allPosts()) {
      expect(built.readingTime, built.slug).toBeGreaterThanOrEqual(7);
      expect(built.readingTime, built.slug).toBeLessThanOrEqual(12);
      expect(
        built.tags.map(({ color }) => color).filter((color) => !color),
        built.slug,
      ).toEqual([]);
      expect(built.featuredImage.alt, built.slug).not.toBe('');
      expect(built.relatedPosts.length, built.slug).toBeGreaterThan(0);
      expect(built.excerpt.length, built.slug).toBeLessThanOrEqual(160);
    }
  });

  it('sends no article along with the list', () => {
    const { posts } = listPosts(allPosts().map(summaryOf));
    expect(JSON.stringify(posts)).not.toContain('<p>');
  });
});
