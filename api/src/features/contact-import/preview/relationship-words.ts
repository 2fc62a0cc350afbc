import { RELATIONSHIP_WORDS } from '@tuckaway/domain/relationship-words';

export const RELATIONSHIP_SLUGS = Object.keys(RELATIONSHIP_WORDS);

const SLUGS = new Map(
  Object.entries(RELATIONSHIP_WORDS).flatMap(([slug, { names }]) =>
    names.split(' ').map((word) => [word, slug] as const),
  ),
);
const LABEL_MAX = 40;

/** Google marks its own groups with a star. */
const slugOf = (label: string) =>
  SLUGS.get(
    label
      .slice(0, LABEL_MAX)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  );

/** Relationship from the labels, or from a name that is only a relationship, such as "Mom". */
export function relationshipOf(labels: readonly string[], name: string): string | null {
  const slugs = new Set(labels.map(slugOf).filter((slug) => slug !== undefined));
  // Labels for several relationships, such as friend and colleague: none is chosen.
  if (slugs.size > 0) return slugs.size === 1 ? [...slugs][0]! : null;
  return slugOf(name) ?? null;
}
