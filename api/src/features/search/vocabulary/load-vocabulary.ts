import { catalogueDir, searchWordsDir } from '../../../locations.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

let loading: Promise<Vocabulary> | undefined;

/** Reads and compiles content/search once per process; the parser is only loaded with it. */
export function loadVocabulary(): Promise<Vocabulary> {
  loading ??= import('@tuckaway/content/search/read-search-vocabulary').then(({ readSearchVocabulary }) =>
    makeVocabulary(readSearchVocabulary(searchWordsDir, catalogueDir)),
  );
  return loading;
}
