import { raw, sql, type Sql } from '../../db/sql.ts';
import { inCategories } from './search-filters.ts';
import type { Tier } from './search-tiers.ts';

/** More than anything weighs by itself: a gift is in fewer lists, and a list stands further ahead. */
const IN_SEASON = 1 << 30;

/** What a thing of a sorted tier weighs, with the season before everything else. */
export function seasonWeight(weight: Sql, season: number[]): Sql {
  if (season.length === 0) return weight;
  return sql`(${weight} + case when ${inCategories(season)} then ${raw(String(IN_SEASON))} else 0 end)`;
}

/** A tier that is walked has an index for its order, which knows no season: it becomes two. */
export function seasonTiers(tiers: Tier[], season: number[]): Tier[] {
  if (season.length === 0) return tiers;
  const isInSeason = inCategories(season);
  return tiers.flatMap((tier) =>
    tier.isWalked
      ? [
          { ...tier, where: [...tier.where, isInSeason] },
          { ...tier, where: [...tier.where, sql`not ${isInSeason}`] },
        ]
      : [tier],
  );
}
