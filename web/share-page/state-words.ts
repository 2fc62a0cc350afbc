import { takeWords } from '@tuckaway/domain/take-words';
import type { ShareState } from '@tuckaway/contract/sharing/takes';

export type GiftState = ShareState['gifts'][number];

/** As the server writes it into the page, and for a free gift and the visitor's own take. */
export function stateWords(state: GiftState): string {
  if (state.mine !== null) return state.isShared ? 'You share this one' : 'You bring this';
  return takeWords(state) || 'Free';
}
