import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
