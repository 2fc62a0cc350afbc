import { describe, expect, it } from 'vitest';
import { findMissingFields, parseContentFile } from './front-matter.ts';

const source = '---\ntitle: "A day"\nslug: a-day\n---\nBody begins here.\n';

describe('parseContentFile', () => {
  it('separates the fields from the body and knows where the body begins', () => {
    const parsed = parseContentFile('posts/a-day.md', source);
    expect(parsed.fields).toEqual({ title: 'A day', slug: 'a-day' });
    expect(parsed.body).toBe('Body begins here.\n');
    expect(parsed.bodyLine).toBe(5);
  });

  it('names file and line of a file without front matter', () => {
    expect(() => parseContentFile('posts/x.md', 'Just words.')).toThrow('posts/x.md:1: Missing frontmatter');
  });

  it('names the line on which the YAML breaks', () => {
    const broken = '---\ntitle: fine\ntags: [a, b\n---\nBody';
    expect(() => parseContentFile('posts/x.md', broken)).toThrow(/^posts\/x\.md:[34]: Frontmatter is not valid YAML/);
  });
});

describe('findMissingFields', () => {
  const messages = (fields: Record<string, unknown>, kind: 'post' | 'author' | 'tag') =>
    findMissingFields({ file: 'f.md', fields, body: '', bodyLine: 1 }, kind).map(({ message }) => message);

  it('asks posts for title, slug, author, publishedAt and status', () => {
    expect(messages({}, 'post')).toEqual([
      'Missing required frontmatter field: title',
      'Missing required frontmatter field: slug',
      'Missing required frontmatter field: author',
      'Missing required frontmatter field: publishedAt',
      'Missing required frontmatter field: status',
    ]);
  });

  it('asks authors for id and name, tags for id, name and slug', () => {
    expect(messages({ id: 'a' }, 'author')).toEqual(['Missing required author frontmatter field: name']);
    expect(messages({ id: 'a', name: '' }, 'tag')).toEqual([
      'Missing required tag frontmatter field: name',
      'Missing required tag frontmatter field: slug',
    ]);
  });
});
