/** What another feature keeps about a gift. It is saved once the gift itself is. */
export interface GiftPart {
  what: 'tags' | 'recipients';
  /** Something is chosen that is not saved yet. */
  isChanged: boolean;
  save: (giftId: number) => Promise<unknown>;
  /** The choice as data, to be saved when there is a connection again. */
  forLater: () => PartForLater;
}

export interface PartForLater {
  ids: number[];
  /** The name of one that does not exist yet. */
  typed: string;
  /** For which day, by id. */
  days?: [number, unknown][];
}
