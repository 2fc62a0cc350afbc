import type { ForDay } from '@tuckaway/contract/people/recipient-gifts';

/** Tags or recipients in the dialogs of a gift. A new gift is sent with them; an edited one is saved first, then they. */
export interface GiftPart {
  kind: 'tags' | 'recipients';
  /** The choice differs from the stored one. */
  isChanged: boolean;
  /** Saves the choice for an existing gift. */
  save: (giftId: number) => Promise<unknown>;
  /** The choice, with the typed name created; rejects where that failed. */
  choiceNow: () => Promise<PartChoice>;
  /** The choice without asking the server, to be sent when there is a connection again. */
  choiceAsTyped: () => PartChoice;
  /** The choice was saved with its gift. */
  onSaved?: () => void;
}

export interface PartChoice {
  ids: number[];
  /** Typed name of a tag or recipient that does not exist yet. */
  typed: string;
  forDays?: ForDay[];
}

/** The choices as fields of the call that creates a gift. */
export function partsBody({ tags, recipients }: Partial<Record<GiftPart['kind'], PartChoice>>) {
  return {
    ...(tags && tags.ids.length > 0 && { tagIds: tags.ids }),
    ...(tags && tags.typed !== '' && { tagNames: [tags.typed] }),
    ...(recipients && recipients.ids.length > 0 && { recipientIds: recipients.ids }),
    ...(recipients && recipients.typed !== '' && { recipientNames: [recipients.typed] }),
    ...(recipients?.forDays && recipients.forDays.length > 0 && { forDays: recipients.forDays }),
  };
}
