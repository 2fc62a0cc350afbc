import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { Button } from '../../ui/inputs/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useHeart } from './use-heart.tsx';

/** Round save button of cards. */
export function SaveHeart({ gift, className }: { gift: Gift; className?: string }) {
  const { isSaved, toggle, heart } = useHeart(gift);
  return (
    <button
      type="button"
      aria-label={`Save ${gift.title}`}
      aria-pressed={isSaved}
      title={isSaved ? 'Saved' : 'Save to favorites'}
      className={cx(className, isSaved && 'text-purple hover:text-purple!')}
      onClick={toggle}
    >
      {heart}
    </button>
  );
}

/** Save button of the gift's page, with a label. */
export function SaveButton({ gift, onUnsaved }: { gift: Gift; onUnsaved: () => void }) {
  const { isSaved, toggle, heart } = useHeart(gift, onUnsaved);
  return (
    <Button variant={isSaved ? 'personal' : 'secondary'} size="lg" onClick={toggle}>
      {heart}
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
