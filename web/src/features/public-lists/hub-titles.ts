import type { CategoryEntry } from '@tuckaway/content/catalogue/catalogue.schema';

const SPOKEN: Record<string, string> = {
  partner: 'a Partner',
  acquaintance: 'Acquaintances',
  plants: 'Plant',
  pets: 'Pet',
  crafts: 'Craft',
};

/** "Christmas Gifts", "Gifts for Grandparents" */
export function hubTitle({ slug, name, master }: Pick<CategoryEntry, 'slug' | 'name' | 'master'>): string {
  const spoken = SPOKEN[slug] ?? name;
  return master === 'Relationship' ? `Gifts for ${spoken}` : `${spoken} Gifts`;
}

/** Days of a season, each with one address for all years. */
export const SEASONS: { name: string; days: readonly string[] }[] = [
  { name: 'Winter', days: ['christmas', 'hanukkah', 'lunar-new-year', 'valentines-day'] },
  { name: 'Spring', days: ['easter', 'eid', 'teacher-day', 'mothers-day'] },
  { name: 'Summer', days: ['graduation', 'fathers-day', 'wedding', 'back-to-school'] },
  { name: 'Fall', days: ['halloween', 'diwali', 'thanksgiving'] },
];
