import { deviceStore, type WaitingEntry } from '../../../lib/storage/device-store.ts';
import type { GiftDraft } from '../form/gift-draft.ts';
import type { NewGiftBody } from '../new-gift.ts';

/** A gift that was filled in without a connection. It keeps its key, so that it is stored once however often it is sent. */
export interface WaitingGift extends WaitingEntry {
  kind: 'gift';
  body: NewGiftBody;
  keptAt: number;
  /** When it was first sent; null: never. */
  sentAt: number | null;
  /** Reason why the user has to act. */
  problem: string | null;
}

/** Choices beside the fields of a new gift. */
export interface DraftChoices {
  giftListId: number | undefined;
  recipientIds: readonly number[];
  tagIds: readonly number[];
  /** The text of the tags field. */
  tagText: string;
}

/** A form of Create Gift that was open when the session ended. It is sent only by its owner's press. */
export interface KeptDraft extends WaitingEntry {
  kind: 'draft';
  drafts: GiftDraft[];
  choices: DraftChoices;
  keptAt: number;
}

/** Older versions stored entries without a kind. */
type StoredEntry = WaitingGift | KeptDraft | Omit<WaitingGift, 'kind'> | Omit<KeptDraft, 'kind'>;

function withKind(entry: StoredEntry): WaitingGift | KeptDraft {
  if ('kind' in entry) return entry;
  return 'drafts' in entry ? { ...entry, kind: 'draft' } : { ...entry, kind: 'gift' };
}

/** Entries of the account on this device; empty if the browser stores nothing. */
export async function readWaitingEntries(userId: number): Promise<(WaitingGift | KeptDraft)[]> {
  const stored = await deviceStore.waiting<StoredEntry>(userId).catch(() => []);
  return stored.map(withKind);
}
