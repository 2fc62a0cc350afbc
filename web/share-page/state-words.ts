import type { ShareState } from '@tuckaway/contract/sharing/takes';

export type GiftState = ShareState['gifts'][number];

/** Sentences that the server writes too: api/src/features/share-page/shared-list.page.ts. */
export function stateWords({ wanted, free, isShared, names, mine }: GiftState): string {
  if (mine !== null) return isShared ? 'You share this one' : 'You bring this';
  const by = names.length > 0 ? ` by ${names.join(', ')}` : '';
  if (free === wanted) return wanted > 1 ? `${wanted} wanted` : 'Free';
  if (isShared) return `Shared${by}: you can join`;
  return free > 0 ? `${free} of ${wanted} still wanted` : `Taken${by}`;
}
