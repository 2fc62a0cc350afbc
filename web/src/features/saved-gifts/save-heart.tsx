import type { Gift } from '@tuckaway/contract/gifts';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { HeartFilledIcon, HeartIcon } from '../../ui/icons.tsx';
import { useIsSaved } from './saved-state.ts';
import { useSavingDialogs } from './saving-dialogs.tsx';
import { useSaveGift } from './use-save-gift.tsx';

/** Saves on a click; when saved already, asks before it unsaves. */
export function SaveHeart({ gift, className }: { gift: Gift; className?: string }) {
  const isSaved = useIsSaved(gift);
  const save = useSaveGift();
  const { openUnsave } = useSavingDialogs();
  const [pulsing, setPulsing] = useState(false);

  const toggle = () => {
    if (isSaved) return openUnsave(gift);
    setPulsing(true);
    save.mutate(gift);
  };
  const Heart = isSaved ? HeartFilledIcon : HeartIcon;
  return (
    <button
      type="button"
      aria-label={`Save ${gift.title}`}
      aria-pressed={isSaved}
      title={isSaved ? 'Saved' : 'Save to favorites'}
      className={cx(className, isSaved && 'text-purple')}
      onClick={toggle}
    >
      <span className={cx('grid', pulsing && 'animate-pulse-once')} onAnimationEnd={() => setPulsing(false)}>
        <Heart />
      </span>
    </button>
  );
}
