import { DEVICE_SHELF_MAX } from '@tuckaway/domain/limits';
import { useState, useSyncExternalStore } from 'react';
import { deviceShelf, type ShelvedGift } from '../../lib/storage/device-shelf.ts';

const NOTHING: readonly ShelvedGift[] = [];

const REFUSAL_TEXT = {
  full: `${DEVICE_SHELF_MAX} gifts fit on this device. Sign in, and there is room for every idea you have.`,
  refused: 'This browser keeps nothing for us. Sign in, and your gifts are kept in your account.',
};

export const useShelvedGifts = () =>
  useSyncExternalStore(deviceShelf.subscribe, deviceShelf.gifts, () => NOTHING);

/** The gifts on this device, and the reason if the last one could not be added. */
export function useDeviceShelf() {
  const gifts = useShelvedGifts();
  const [refusal, setRefusal] = useState<keyof typeof REFUSAL_TEXT>();
  const remove = (slug: string) => {
    setRefusal(undefined);
    deviceShelf.remove([slug]);
  };
  return {
    gifts,
    /** Message if the last gift could not be added. */
    problem: refusal && REFUSAL_TEXT[refusal],
    has: (slug: string) => gifts.some((gift) => gift.slug === slug),
    remove,
    toggle: (gift: ShelvedGift) => {
      if (gifts.some(({ slug }) => slug === gift.slug)) return remove(gift.slug);
      const addition = deviceShelf.add(gift);
      setRefusal(addition === 'kept' ? undefined : addition);
    },
  };
}

export type Shelf = ReturnType<typeof useDeviceShelf>;
