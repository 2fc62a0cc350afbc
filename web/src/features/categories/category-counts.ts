import type { MasterCategory } from '@tuckaway/contract/gifts/categories';

/** Number of categories in the catalogue, for placeholders that take as much room as the categories. */
export const CATEGORY_COUNTS: Record<MasterCategory, number> = {
  Occasion: 26,
  Interest: 20,
  Relationship: 14,
};
