import type { Circle, CircleGift } from '@tuckaway/contract/sharing/circles';

export const buildCircleGift = (overrides: Partial<CircleGift> = {}): CircleGift => ({
  id: 90,
  addedBy: 'Ben',
  title: 'Teapot',
  price: 40,
  purchaseUrl: null,
  isAffiliate: false,
  retailer: null,
  imageUrl: null,
  status: 'idea',
  on: null,
  isNoted: false,
  ...overrides,
});

/** Members: Maya, the owner, and Ben. */
export const buildCircle = (overrides: Partial<Circle> = {}): Circle => ({
  isOwner: true,
  isForMe: false,
  linkEndsAt: null,
  members: [
    { id: 1, name: 'Maya', isOwner: true, isMe: true },
    { id: 2, name: 'Ben', isOwner: false, isMe: false },
  ],
  gifts: [],
  days: [],
  sizes: [],
  ...overrides,
});
