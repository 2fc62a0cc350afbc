import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { CategoryEntry } from '../catalogue/catalogue.schema.ts';
import { ContentError, type ContentFault } from '../content-error.ts';
import {
  EmojiWords,
  FillerWords,
  ForeignWords,
  InterestEntry,
  NegationWords,
  OccasionEntry,
  PersonEntry,
  QualityEntry,
  RefusalEntry,
  type SearchVocabulary,
} from './search-vocabulary.schema.ts';
import { faultsOf, parseEntries, parseYaml, type LocatedEntry } from '../yaml-source.ts';

type Meaning = Pick<
  z.infer<typeof OccasionEntry>,
  'words' | 'relationship' | 'occasion' | 'interest' | 'prefer'
>;

/** Reads and checks the search vocabulary. Errors have file and line. */
export function readSearchVocabulary(dir: string, catalogueDir: string): SearchVocabulary {
  const people = readEntries(join(dir, 'people.yaml'), PersonEntry);
  const occasions = readEntries(join(dir, 'occasions.yaml'), OccasionEntry);
  const interests = readEntries(join(dir, 'interests.yaml'), InterestEntry);
  const qualities = readEntries(join(dir, 'qualities.yaml'), QualityEntry);
  const categories = readEntries(join(catalogueDir, 'categories.yaml'), CategoryEntry);
  const meanings: LocatedEntry<Meaning>[] = [...people, ...occasions, ...interests, ...qualities];
  const faults = [
    ...unknownCategories(
      meanings,
      categories.map(({ entry }) => entry),
    ),
    ...repeatedWords(meanings),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  const entries = <Entry>(located: LocatedEntry<Entry>[]) => located.map(({ entry }) => entry);
  return {
    people: entries(people),
    occasions: entries(occasions),
    interests: entries(interests),
    qualities: entries(qualities),
    foreign: readOne(join(dir, 'foreign.yaml'), ForeignWords),
    refusals: entries(readEntries(join(dir, 'refusals.yaml'), RefusalEntry)),
    negation: readOne(join(dir, 'negation.yaml'), NegationWords),
    emoji: readOne(join(dir, 'emoji.yaml'), EmojiWords),
    filler: readOne(join(dir, 'filler.yaml'), FillerWords),
    english: readFileSync(join(dir, 'english-words.txt'), 'utf8').trim().split('\n'),
  };
}

const MASTERS = { relationship: 'Relationship', occasion: 'Occasion', interest: 'Interest' } as const;

function unknownCategories(meanings: LocatedEntry<Meaning>[], categories: CategoryEntry[]): ContentFault[] {
  return meanings.flatMap(({ entry, file, line }) => {
    const fault = (message: string) => ({ file, line, message });
    const groups = Object.entries(MASTERS).flatMap(([group, master]) =>
      entry[group as keyof typeof MASTERS]
        .filter((slug) => !categories.some((known) => known.slug === slug && known.master === master))
        .map((slug) => fault(`there is no ${group} "${slug}"`)),
    );
    const preferred = entry.prefer
      .filter((slug) => !categories.some((known) => known.slug === slug))
      .map((slug) => fault(`there is no category "${slug}"`));
    return [...groups, ...preferred];
  });
}

/** Words that stand in two entries: the search would read only the first. */
function repeatedWords(meanings: LocatedEntry<Meaning>[]): ContentFault[] {
  const first = new Map<string, LocatedEntry<Meaning>>();
  return meanings.flatMap((located) =>
    located.entry.words.flatMap((word) => {
      const earlier = first.get(word);
      first.set(word, earlier ?? located);
      if (!earlier) return [];
      const { file, line } = located;
      return [{ file, line, message: `"${word}" stands at ${earlier.file}:${earlier.line} already` }];
    }),
  );
}

const source = (path: string) => [relative(process.cwd(), path), readFileSync(path, 'utf8')] as const;

function readEntries<Schema extends z.ZodType>(path: string, schema: Schema) {
  return parseEntries(...source(path), schema);
}

function readOne<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const yaml = parseYaml(...source(path));
  const parsed = schema.safeParse(yaml.value);
  if (!parsed.success) throw new ContentError(faultsOf(yaml, parsed.error));
  return parsed.data;
}
