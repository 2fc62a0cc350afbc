import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AuthorFields, PostFields, TagFields } from './blog/blog.schema.ts';
import type { ContentError } from './content-error.ts';
import { parseMarkdownFile } from './markdown-file.ts';

const source = '---\ntitle: "A day"\nslug: a-day\n---\nBody begins here.\n';
const Any = z.looseObject({});

describe('parseMarkdownFile', () => {
  it('separates the fields from the body and knows where the body begins', () => {
    const parsed = parseMarkdownFile('posts/a-day.md', source, Any);
    expect(parsed.fields).toEqual({ title: 'A day', slug: 'a-day' });
    expect(parsed.body).toBe('Body begins here.\n');
    expect(parsed.bodyLine).toBe(5);
  });

  it('names file and line of a file without front matter', () => {
    expect(() => parseMarkdownFile('posts/x.md', 'Just words.', Any)).toThrow(
      'posts/x.md:1: Missing frontmatter',
    );
  });

  it('names the line on which the YAML breaks', () => {
    const broken = '---\ntitle: fine\ntags: [a, b\n---\nBody';
    expect(() => parseMarkdownFile('posts/x.md', broken, Any)).toThrow(/^posts\/x\.md:[34]: /);
  });

  it('names the line of a field that is not what the schema asks for', () => {
    const wrong = '---\ntitle: A\nslug: a\nauthor: b\npublishedAt: May\nstatus: published\n---\nBody';
    expect(() => parseMarkdownFile('posts/a.md', wrong, PostFields)).toThrow(
      'posts/a.md:5: publishedAt must be a day such as 2025-05-12',
    );
  });
});

describe('required fields', () => {
  const messages = (fields: Record<string, unknown>, schema: z.ZodType) => {
    try {
      parseMarkdownFile('f.md', `---\n${JSON.stringify(fields)}\n---\n`, schema);
      return [];
    } catch (error) {
      return (error as ContentError).faults.map(({ message }) => message);
    }
  };

  it('asks posts for title, slug, author, publishedAt and status', () => {
    expect(messages({}, PostFields)).toEqual([
      'Missing required frontmatter field: title',
      'Missing required frontmatter field: slug',
      'Missing required frontmatter field: author',
      'Missing required frontmatter field: publishedAt',
      'Missing required frontmatter field: status',
    ]);
  });

  it('asks authors for id and name, tags for id, name and slug', () => {
    expect(messages({ id: 'a' }, AuthorFields)).toEqual(['Missing required author frontmatter field: name']);
    expect(messages({ id: 'a', name: '' }, TagFields)).toEqual([
      'Missing required tag frontmatter field: name',
      'Missing required tag frontmatter field: slug',
    ]);
  });
});
