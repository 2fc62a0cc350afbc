import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseMarkdownFile } from './front-matter.ts';
import { PostFields } from './blog.schema.ts';
import { readCatalogue } from './read-catalogue.ts';

const read = (folder: string) => {
  const dir = join(import.meta.dirname, '../blog', folder);
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

it('leads on from every post to three to six lists or gifts that exist, and to one of them in the text', () => {
  const { lists, gifts } = readCatalogue(join(import.meta.dirname, '../catalogue'));
  const known = new Set([...lists, ...gifts].map(({ slug }) => slug));
  for (const post of read('posts')) {
    const { fields, body } = parseMarkdownFile('post', post, PostFields);
    const named = [...fields.lists, ...fields.gifts];
    expect(named.length, fields.slug).toBeGreaterThanOrEqual(3);
    expect(named.length, fields.slug).toBeLessThanOrEqual(6);
    const linked = [...body.matchAll(/\]\(\/lists\/([\w-]+)/g)].map(([, slug]) => slug!);
    expect(linked.length, fields.slug).toBeGreaterThan(0);
    expect([...named, ...linked].filter((slug) => !known.has(slug))).toEqual([]);
  }
});
