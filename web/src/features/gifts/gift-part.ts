/** What another feature keeps about a gift. It is saved once the gift itself is. */
export interface GiftPart {
  what: 'tags' | 'recipients';
  /** Something is chosen that is not saved yet. */
  isChanged: boolean;
  save: (giftId: number) => Promise<unknown>;
}
