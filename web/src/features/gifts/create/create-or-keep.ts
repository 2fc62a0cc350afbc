import { hasStatus } from '../../../lib/api/api-error.ts';
import { createGift, type CreatedGift, type NewGiftInput } from '../new-gift.ts';
import { keepForLater, KEPT_FOR_LATER } from '../waiting/waiting-gifts.ts';

export const GIFT_NEEDS_SIGN_IN = 'You must be logged in to create a gift.';

export const KEPT_TEXTS = {
  keptOffline: KEPT_FOR_LATER,
  keptUntilSignIn: `${GIFT_NEEDS_SIGN_IN} Yours is kept on this device until you sign in again.`,
};

type Kept = { outcome: keyof typeof KEPT_TEXTS };

/** Creates a gift. Without a connection or a session, keeps it on the device to be sent later. */
export async function createOrKeep(
  input: NewGiftInput,
): Promise<({ outcome: 'created' } & CreatedGift) | Kept> {
  if (!navigator.onLine) return await keep(input, 'keptOffline');
  try {
    return { outcome: 'created', ...(await createGift(input)) };
  } catch (error) {
    // The session has ended, and the page with its form goes away: the gift is saved after the next sign-in.
    if (!hasStatus(error, 401)) throw error;
    return await keep(input, 'keptUntilSignIn');
  }
}

export async function keep(input: NewGiftInput, outcome: Kept['outcome']): Promise<Kept> {
  await keepForLater(input, { wasSent: false });
  return { outcome };
}
