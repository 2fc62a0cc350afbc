export interface Idea {
  giftId: number;
  /** Why it is one, as a friend would say it; empty where there is nothing to say. */
  reason: string;
}
