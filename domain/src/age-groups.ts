/** Years of the age groups, which are relationships of the catalogue, by slug. Both ends included, youngest first. */
export const AGE_GROUP_YEARS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  infants: [0, 1],
  toddlers: [1, 3],
  kids: [3, 12],
  adolescents: [10, 14],
  teens: [14, 19],
};
export const AGE_GROUPS: readonly string[] = Object.keys(AGE_GROUP_YEARS);
/** Age groups of children up to twelve. */
export const YOUNG_GROUPS: readonly string[] = ['infants', 'toddlers', 'kids'];
export const GROWN_UP_AT = 20;

export const isAgeGroup = (slug: string): boolean => AGE_GROUPS.includes(slug);

/** Groups whose gifts may be given at this age, the usual one first. From 13 to 15 they reach a year further than their labels. */
export function ageGroupsOfYear(years: number): string[] {
  if (years < 1) return ['infants'];
  if (years < 2) return ['infants', 'toddlers'];
  if (years < 3) return ['toddlers'];
  if (years < 4) return ['toddlers', 'kids'];
  if (years < 10) return ['kids'];
  if (years < 13) return ['kids', 'adolescents'];
  return years < 16 ? ['teens', 'adolescents'] : ['teens'];
}
