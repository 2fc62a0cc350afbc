import type { Gift } from '@tuckaway/contract/gifts';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { HeartFilledIcon, HeartIcon } from '../../ui/icons.tsx';
import { useSavingDialogs } from './saving-dialogs.tsx';
import { useSaveGift } from './use-save-gift.tsx';

/** A heart's two states: a click saves at once, and asks before it unsaves. */
export function useHeart(gift: Gift, onUnsaved?: () => void) {
  const { isSaved } = gift;
  const save = useSaveGift();
  const { openUnsave } = useSavingDialogs();
  const [pulsing, setPulsing] = useState(false);

  const toggle = () => {
    if (isSaved) return openUnsave(gift, onUnsaved);
    setPulsing(true);
    save.mutate(gift);
  };
  const Icon = isSaved ? HeartFilledIcon : HeartIcon;
  const heart = (
    <span className={cx('grid', pulsing && 'animate-pulse-once')} onAnimationEnd={() => setPulsing(false)}>
      <Icon />
    </span>
  );
  return { isSaved, toggle, heart };
}
