import { describe, expect, it } from 'vitest';
import {
  featuredPosts,
  listPosts,
  popularTags,
  postExists,
  postsByAuthor,
  postsByTag,
  relatedPosts,
  searchPosts,
} from './post-queries.ts';
import { buildPost } from './post.fixture.ts';

const posts = [
  buildPost('old', { publishedAt: '2025-01-05', tags: ['diy', 'budget'], featured: true }),
  buildPost('new', { publishedAt: '2025-09-01', tags: ['diy'], author: 'ben' }),
  buildPost('mid', {
    publishedAt: '2025-05-01',
    tags: ['culture'],
    title: 'What It Can’t Do',
    featured: true,
  }),
  buildPost('both', { publishedAt: '2025-03-01', tags: ['budget', 'diy'], excerpt: 'Pumpkin season' }),
];
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug);

describe('listPosts', () => {
  it('lists everything newest first', () => {
    expect(listPosts(posts)).toMatchObject({ total: 4, hasMore: false });
    expect(slugs(listPosts(posts).posts)).toEqual(['new', 'mid', 'both', 'old']);
  });

  it('pages by limit and offset and says whether more is to come', () => {
    const first = listPosts(posts, { limit: 3 });
    expect([slugs(first.posts), first.total, first.hasMore]).toEqual([['new', 'mid', 'both'], 4, true]);
    const last = listPosts(posts, { limit: 3, offset: 3 });
    expect([slugs(last.posts), last.total, last.hasMore]).toEqual([['old'], 4, false]);
  });

  it('finds text in title or excerpt, whatever the case, the spaces around it or the quotes', () => {
    expect(slugs(listPosts(posts, { query: '  PUMPKIN ' }).posts)).toEqual(['both']);
    expect(slugs(listPosts(posts, { query: "can't" }).posts)).toEqual(['mid']);
    expect(listPosts(posts, { query: 'nowhere' })).toEqual({ posts: [], total: 0, hasMore: false });
  });

  it('keeps posts with any of the chosen tags', () => {
    expect(slugs(listPosts(posts, { tags: ['culture', 'budget'] }).posts)).toEqual(['mid', 'both', 'old']);
  });

  it('filters by author and by featured, together with everything else', () => {
    expect(slugs(listPosts(posts, { author: 'ben' }).posts)).toEqual(['new']);
    expect(slugs(listPosts(posts, { featured: true }).posts)).toEqual(['mid', 'old']);
    expect(slugs(listPosts(posts, { featured: false, tags: ['diy'] }).posts)).toEqual(['new', 'both']);
  });
});

describe('featuredPosts', () => {
  it('answers three unless told otherwise', () => {
    const many = Array.from({ length: 5 }, (_, i) =>
      buildPost(`p${i}`, { featured: true, publishedAt: `2025-01-0${i + 1}` }),
    );
    expect(slugs(featuredPosts(many))).toEqual(['p4', 'p3', 'p2']);
    expect(featuredPosts(many, 1)).toHaveLength(1);
    expect(slugs(featuredPosts(posts))).toEqual(['mid', 'old']);
  });
});

describe('relatedPosts', () => {
  it('ranks by shared tags, leaves the post itself out and asks for at least one shared tag', () => {
    expect(slugs(relatedPosts(posts, 'old'))).toEqual(['both', 'new']);
    expect(relatedPosts(posts, 'mid')).toEqual([]);
    expect(relatedPosts(posts, 'unknown')).toEqual([]);
  });

  it('answers three unless told otherwise', () => {
    const many = Array.from({ length: 6 }, (_, i) => buildPost(`p${i}`, { tags: ['diy'] }));
    expect(relatedPosts(many, 'p0')).toHaveLength(3);
    expect(relatedPosts(many, 'p0', 5)).toHaveLength(5);
  });
});

describe('popularTags', () => {
  it('ranks by the number of posts, then by name', () => {
    expect(popularTags(posts).map(({ slug, postCount }) => [slug, postCount])).toEqual([
      ['diy', 3],
      ['budget', 2],
      ['culture', 1],
    ]);
  });

  it('answers six unless told otherwise', () => {
    const many = [buildPost('x', { tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })];
    expect(popularTags(many)).toHaveLength(6);
    expect(popularTags(many, 2)).toHaveLength(2);
  });
});

describe('searchPosts, postsByTag, postsByAuthor, postExists', () => {
  it('searches for ten unless told otherwise', () => {
    const many = Array.from({ length: 12 }, (_, i) => buildPost(`p${i}`));
    expect(searchPosts(many, 'title')).toHaveLength(10);
    expect(searchPosts(many, 'title', 4)).toHaveLength(4);
    expect(slugs(searchPosts(posts, 'pumpkin'))).toEqual(['both']);
  });

  it('lists one tag, one author, and knows what exists', () => {
    expect(slugs(postsByTag(posts, 'budget'))).toEqual(['both', 'old']);
    expect(slugs(postsByAuthor(posts, 'ben'))).toEqual(['new']);
    expect(postExists(posts, 'mid')).toBe(true);
    expect(postExists(posts, 'gone')).toBe(false);
  });
});
