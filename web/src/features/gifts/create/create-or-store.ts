import { hasStatus } from '../../../lib/api/api-error.ts';
import { createGift, type CreatedGift, type NewGiftInput } from '../new-gift.ts';
import { addWaitingGift, WAITS_FOR_CONNECTION } from '../waiting/waiting-gifts.ts';

export const GIFT_NEEDS_SIGN_IN = 'You must be logged in to create a gift.';

export const STORED_TEXTS = {
  storedOffline: WAITS_FOR_CONNECTION,
  storedUntilSignIn: `${GIFT_NEEDS_SIGN_IN} Yours is kept on this device until you sign in again.`,
};

type Stored = { outcome: keyof typeof STORED_TEXTS };

/** Creates a gift. Without a connection or a session, stores it on the device as a waiting gift. */
export async function createOrStore(
  input: NewGiftInput,
): Promise<({ outcome: 'created' } & CreatedGift) | Stored> {
  if (!navigator.onLine) return await storeGift(input, 'storedOffline');
  try {
    return { outcome: 'created', ...(await createGift(input)) };
  } catch (error) {
    // The session has ended, which unmounts the form: the gift waits for the next sign-in.
    if (!hasStatus(error, 401)) throw error;
    return await storeGift(input, 'storedUntilSignIn');
  }
}

export async function storeGift(input: NewGiftInput, outcome: Stored['outcome']): Promise<Stored> {
  await addWaitingGift(input, { wasSent: false });
  return { outcome };
}
