/** Unambiguous words in contacts for each relationship, by its slug. */
const WORDS: Record<string, string> = {
  partner: 'partner wife husband spouse girlfriend boyfriend fiance fiancee',
  parents: 'parents parent mom mum mommy mother mama dad daddy father papa',
  grandparents: 'grandparents grandparent grandma grandmother granny grandpa grandfather granddad',
  family: 'family sister brother sibling son daughter',
  relatives: 'relatives relative aunt uncle cousin niece nephew',
  friends: 'friends friend',
  coworkers: 'coworkers coworker colleagues colleague boss',
  teachers: 'teachers teacher',
  acquaintance: 'acquaintance acquaintances neighbor neighbors neighbour',
};

export const RELATIONSHIP_SLUGS = Object.keys(WORDS);

const SLUGS = new Map(
  RELATIONSHIP_SLUGS.flatMap((slug) => WORDS[slug]!.split(' ').map((word) => [word, slug] as const)),
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
  // A friend who is a colleague too: we do not choose.
  if (slugs.size > 0) return slugs.size === 1 ? [...slugs][0]! : null;
  return slugOf(name) ?? null;
}
