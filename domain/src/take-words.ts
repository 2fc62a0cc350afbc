interface GiftTakes {
  wanted: number;
  free: number;
  isShared: boolean;
  /** Names of visitors who take the gift; empty where they are hidden. */
  names: readonly string[];
}

/** The state of a gift of a shared list in words; empty where one is wanted and nobody takes it. */
export function takeWords({ wanted, free, isShared, names }: GiftTakes): string {
  const by = names.length > 0 ? ` by ${names.join(', ')}` : '';
  if (free === wanted) return wanted > 1 ? `${wanted} wanted` : '';
  if (isShared) return `Shared${by}: you can join`;
  return free > 0 ? `${free} of ${wanted} still wanted` : `Taken${by}`;
}
