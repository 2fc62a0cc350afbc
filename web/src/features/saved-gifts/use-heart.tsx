import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { HeartIcon } from '../../ui/graphics/icons.tsx';
import { useSavingDialogs } from './saving-dialogs.tsx';

/** State of a save button: a press saves at once, or asks before it unsaves. */
export function useHeart(gift: Gift, onUnsaved?: () => void) {
  const { isSaved } = gift;
  const { save, openUnsave } = useSavingDialogs();
  const [pulsing, setPulsing] = useState(false);

  const toggle = () => {
    if (isSaved) return openUnsave(gift, onUnsaved);
    setPulsing(true);
    save(gift);
  };
  const heart = (
    <HeartIcon
      className={cx(isSaved && 'fill-current', pulsing && 'animate-pulse-once')}
      onAnimationEnd={() => setPulsing(false)}
    />
  );
  return { isSaved, toggle, heart };
}
