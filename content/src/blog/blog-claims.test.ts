import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseMarkdownFile } from '../markdown-file.ts';
import { PostFields } from './blog.schema.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readingMinutes } from '../text/plain-text.ts';

const read = (folder: string) => {
  const dir = join(import.meta.dirname, '../../blog', folder);
  return readdirSync(dir).map((file) => readFileSync(join(dir, file), 'utf8'));
};

it('tells of the dispute wherever a study by Francesca Gino carries a point', () => {
  const citing = read('posts').filter((post) => post.includes('Gino, F.'));
  expect(citing.length).toBeGreaterThan(0);
  for (const post of citing)
    expect(post).toMatch(/four other papers by Francesca Gino were publicly disputed/);
});

it('tells of the replication wherever the spending study is cited', () => {
  const citing = read('posts').filter((post) => post.includes('Spending money on others promotes happiness'));
  expect(citing.length).toBeGreaterThan(0);
  for (const post of citing) expect(post).toContain('registered replication');
});

it('says in every bio that the name is a pen name', () => {
  for (const author of read('authors')) expect(author).toMatch(/bio: >-\n {2}\w+ \w+ is a pen name[.,]/);
});

it('promises no roll of stamps, which costs five times what the posts allow', () => {
  for (const post of read('posts')) expect(post).not.toMatch(/roll of (?:first-class )?stamps/i);
});

const posts = () => read('posts').map((post) => parseMarkdownFile('post', post, PostFields));
const LIST_LINK = /\]\(\/lists\/([\w-]+)(?:#([\w-]+))?\)/g;

it('leads on from every post to three to six lists or gifts, each of them linked where the text speaks of it', () => {
  const { lists, gifts } = readCatalogue(join(import.meta.dirname, '../../catalogue'));
  const giftsOfList = new Map(lists.map((list) => [list.slug, list.gifts]));
  for (const { fields, body } of posts()) {
    const named = [...fields.lists, ...fields.gifts];
    expect(named.length, fields.slug).toBeGreaterThanOrEqual(3);
    expect(named.length, fields.slug).toBeLessThanOrEqual(6);
    expect(fields.lists.filter((slug) => !giftsOfList.has(slug))).toEqual([]);
    expect(fields.gifts.filter((slug) => !gifts.some((gift) => gift.slug === slug))).toEqual([]);
    const links = [...body.matchAll(LIST_LINK)];
    const wrong = links.filter(
      ([, list, gift]) => !giftsOfList.has(list!) || (gift && !giftsOfList.get(list!)!.includes(gift)),
    );
    expect(
      wrong.map(([link]) => link),
      fields.slug,
    ).toEqual([]);
    const linked = new Set(links.map(([, list, gift]) => gift ?? list));
    expect(
      named.filter((slug) => !linked.has(slug)),
      fields.slug,
    ).toEqual([]);
  }
});

it('features two or three posts, by different authors', () => {
  const featured = posts().filter(({ fields }) => fields.featured);
  expect([2, 3]).toContain(featured.length);
  expect(new Set(featured.map(({ fields }) => fields.author)).size).toBe(featured.length);
});

it('gathers sources at the end, and links to other sites nowhere else', () => {
  for (const { fields, body } of posts()) {
    const [text, sources = ''] = body.split('\n## Sources\n');
    expect(text, fields.slug).not.toContain('](http');
    expect(sources, fields.slug).toMatch(/^- \S/m);
    expect(sources, fields.slug).not.toMatch(/\n#/);
    for (const [line] of sources.matchAll(/^- .*doi.*$/gm))
      expect(line).toMatch(/\(https:\/\/doi\.org\/10\.\d{4,5}\/\S+\)$/);
  }
});

it('gives each post the length its subject needs, within 7 to 12 minutes', () => {
  const minutes = posts().map(({ body }) => readingMinutes(body));
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(7);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(12);
  expect(new Set(minutes).size).toBeGreaterThanOrEqual(4);
});
