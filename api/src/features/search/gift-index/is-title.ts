import { phraseOf } from '../text/words.ts';
import type { DocumentIndex } from './document-index.ts';
import { documentOf } from './postings.ts';

/** Whether the text is a gift's title of two words or more, or all of it before a comma or an author. */
export function isTitle(index: DocumentIndex, text: string): boolean {
  const phrase = phraseOf(text);
  const [first, ...others] = phrase.split(' ').map((key) => index.withWord(key));
  if (first === undefined || others.length === 0) return false;
  const rarest = others.reduce((one, other) => (other.length < one.length ? other : one), first);
  return rarest.some((posting) => {
    const title = index.titles[documentOf(posting)]!;
    return phraseOf(title) === phrase || phraseOf(title.split(/, | by /)[0]!) === phrase;
  });
}
