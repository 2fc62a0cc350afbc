import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readSearchVocabulary } from './read-search-vocabulary.ts';

const searchDir = join(import.meta.dirname, '../../search');
const catalogueDir = join(import.meta.dirname, '../../catalogue');
const copy = mkdtempSync(join(tmpdir(), 'vocabulary-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** The real word lists with one change. */
function changed(file: string, change: (text: string) => string) {
  cpSync(searchDir, copy, { recursive: true });
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
  return () => readSearchVocabulary(copy, catalogueDir);
}

describe('the words that the search understands', () => {
  it('pass the check', () => {
    const { people, occasions, interests } = readSearchVocabulary(searchDir, catalogueDir);
    expect(people.length + occasions.length + interests.length).toBeGreaterThan(100);
  });

  it.each([
    [
      'a category that does not exist',
      'occasion: [groundhog-day]',
      /occasions\.yaml:\d+: there is no occasion "groundhog-day"/,
    ],
    [
      'a category of another kind',
      'occasion: [camping]',
      /occasions\.yaml:\d+: there is no occasion "camping"/,
    ],
    ['an unknown preference', 'prefer: [bowling]', /occasions\.yaml:\d+: there is no category "bowling"/],
    ['an unknown field', 'colour: [red]', /occasions\.yaml:\d+: .*colour/],
  ])('fail the check with %s, by file and line', (_what, field, message) => {
    expect(changed('occasions.yaml', (text) => `${text}- { words: "bowling night", ${field} }\n`)).toThrow(
      message,
    );
  });

  it.each([
    ['negation.yaml', 'ends: "', 'ends: "as well, ', /negation\.yaml:\d+: .*must be single words/],
    ['negation.yaml', 'wanted:', 'wantd:', /negation\.yaml:\d+: .*wantd/],
    ['emoji.yaml', '🎂', 'cake', /emoji\.yaml:\d+: .*must be emoji/],
  ])('fail the check with a wrong %s, by file and line', (file, right, wrong, message) => {
    expect(changed(file, (text) => text.replace(right, wrong))).toThrow(message);
  });

  it('include every quality that a gift is labeled with', () => {
    const slugs = new Set(readSearchVocabulary(searchDir, catalogueDir).qualities.map(({ slug }) => slug));
    const unknown = readCatalogue(catalogueDir).gifts.flatMap(({ slug, qualities }) =>
      qualities.filter((quality) => !slugs.has(quality)).map((quality) => `${slug}: ${quality}`),
    );
    expect(unknown).toEqual([]);
  }, 30_000);

  it('fail the check when one appears twice', () => {
    const twice = changed(
      'interests.yaml',
      (text) => `${text}- { words: "dad, zither", interest: [music] }\n`,
    );
    expect(twice).toThrow(/interests\.yaml:\d+: "dad" stands at .*people\.yaml:\d+ already/);
  });
});
