import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../content-error.ts';
import { faultsOf, parseYaml } from '../yaml-source.ts';

const Words = z.record(z.string(), z.string().min(1));

/** The words of curated lists by the slug of the list: list-words/ has a file for each file of lists/. */
export function readListWords(catalogueDir: string): ReadonlyMap<string, string> {
  const folder = join(catalogueDir, 'list-words');
  return parseListWords(
    Object.fromEntries(
      readdirSync(folder).map((name) => [`list-words/${name}`, readFileSync(join(folder, name), 'utf8')]),
    ),
  );
}

/** Sources by the name of their file. */
export function parseListWords(sources: Record<string, string>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [file, text] of Object.entries(sources)) {
    const source = parseYaml(file, text);
    const parsed = Words.safeParse(source.value);
    if (!parsed.success) throw new ContentError(faultsOf(source, parsed.error));
    for (const [slug, paragraph] of Object.entries(parsed.data)) {
      if (words.has(slug))
        throw new ContentError([{ file, line: source.lineOf([slug]), message: `${slug} has words already` }]);
      words.set(slug, paragraph.trim());
    }
  }
  return words;
}
