import type { ForDay } from '@tuckaway/contract/people/recipient-gifts';
import { deviceStore, type UnsavedEntry } from '../../../lib/storage/device-store.ts';
import type { GiftDraft } from '../form/gift-draft.ts';
import type { NewGiftBody } from '../new-gift.ts';

/** A gift that was created offline. Every attempt to send it has the same idempotency key, so that it is stored once. */
export interface WaitingGift extends UnsavedEntry {
  kind: 'gift';
  body: NewGiftBody;
  /** Time of storing; stored entries have this name. */
  keptAt: number;
  /** Time of the first attempt to send it; null before that. */
  sentAt: number | null;
  /** Reason why the server refused it; the user has to act. */
  problem: string | null;
}

/** Choices beside the fields of a new gift. */
export interface DraftChoices {
  giftListId: number | undefined;
  recipientIds: readonly number[];
  /** The chosen day by recipient id; drafts that an older version stored have none. */
  days?: ReadonlyMap<number, ForDay | null>;
  /** The text of the recipients field; drafts that an older version stored have none. */
  recipientText?: string;
  tagIds: readonly number[];
  /** The text of the tags field. */
  tagText: string;
}

/** A form of Create Gift that was open when the session ended. It is sent only after the user continues it. */
export interface StoredDraft extends UnsavedEntry {
  kind: 'draft';
  drafts: GiftDraft[];
  choices: DraftChoices;
  /** Time of storing; stored entries have this name. */
  keptAt: number;
}

/** Entries as stored: older versions stored them without a kind. */
type StoredEntry = WaitingGift | StoredDraft | Omit<WaitingGift, 'kind'> | Omit<StoredDraft, 'kind'>;

function withKind(entry: StoredEntry): WaitingGift | StoredDraft {
  if ('kind' in entry) return entry;
  return 'drafts' in entry ? { ...entry, kind: 'draft' } : { ...entry, kind: 'gift' };
}

/** Reads the entries of a user on this device; empty if storage is blocked. */
export async function readUnsavedEntries(userId: number): Promise<(WaitingGift | StoredDraft)[]> {
  const stored = await deviceStore.unsaved<StoredEntry>(userId).catch(() => []);
  return stored.map(withKind);
}
