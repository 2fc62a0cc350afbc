import { RELATIONSHIP_WORDS } from '@tuckaway/domain/relationship-words';

const WORDS = Object.entries(RELATIONSHIP_WORDS).map(
  ([slug, { names, hints = '' }]) => [slug, `${names} ${hints}`.split(' ')] as const,
);

/** 'parents' for Mom, 'relatives' for Aunt May; undefined for most names. */
export function guessRelationship(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  return WORDS.find(([, synonyms]) => synonyms.some((word) => words.includes(word)))?.[0];
}
