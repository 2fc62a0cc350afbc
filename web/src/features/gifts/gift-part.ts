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
  /** The choice was saved with its gift, or stored on the device with it. */
  onSaved?: () => void;
}

export interface PartChoice {
  ids: number[];
  /** Typed name of a tag or recipient that does not exist yet. */
  typed: string;
  forDays?: ForDay[];
}

/** The choices of the changed parts. */
export type GiftChoices = Partial<Record<GiftPart['kind'], PartChoice>>;

/** The choices without asking the server. */
export const choicesAsTyped = (parts: readonly GiftPart[]): GiftChoices =>
  Object.fromEntries(
    parts.filter(({ isChanged }) => isChanged).map(({ kind, choiceAsTyped }) => [kind, choiceAsTyped()]),
  );

/** The choices, with typed names created if there is a connection. To be called once for gifts that share them. */
export async function resolveChoices(parts: readonly GiftPart[]): Promise<GiftChoices> {
  if (!navigator.onLine) return choicesAsTyped(parts);
  const choices: GiftChoices = {};
  for (const part of parts) if (part.isChanged) choices[part.kind] = await part.choiceNow();
  return choices;
}

export function markSaved(parts: readonly GiftPart[]): void {
  for (const { onSaved } of parts) onSaved?.();
}

/** The choices as fields of the call that creates a gift. */
export function partsBody({ tags, recipients }: GiftChoices) {
  return {
    ...(tags && tags.ids.length > 0 && { tagIds: tags.ids }),
    ...(tags && tags.typed !== '' && { tagNames: [tags.typed] }),
    ...(recipients && recipients.ids.length > 0 && { recipientIds: recipients.ids }),
    ...(recipients && recipients.typed !== '' && { recipientNames: [recipients.typed] }),
    ...(recipients?.forDays && recipients.forDays.length > 0 && { forDays: recipients.forDays }),
  };
}
