import { catalogueDir, searchWordsDir } from '../../../locations.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

let loaded: Promise<Vocabulary> | undefined;

/** The word lists, read once for all servers of a process. */
export function loadVocabulary(): Promise<Vocabulary> {
  loaded ??= read();
  return loaded;
}

async function read(): Promise<Vocabulary> {
  const { readSearchVocabulary } = await import('@tuckaway/content/read-search-vocabulary');
  return makeVocabulary(readSearchVocabulary(searchWordsDir, catalogueDir));
}
