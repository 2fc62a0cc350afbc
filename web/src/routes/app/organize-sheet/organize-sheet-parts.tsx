import { useState, type ReactNode } from 'react';
import { PeoplePart } from '../../../features/recipient-gifts/gift-page/people-part.tsx';
import { useGiftRecipientToggles } from '../../../features/recipient-gifts/gift-page/use-gift-recipient-toggles.ts';
import { ListsPart } from '../../../features/saved-gifts/lists-part.tsx';
import type { GiftSheetPart, OrganizeSheetProps } from '../../../features/saved-gifts/saving-dialogs.tsx';
import { useOrganizeGift } from '../../../features/saved-gifts/use-organize-gift.ts';
import { TagsPart } from '../../../features/tags/tags-part.tsx';
import { useGiftTagToggles } from '../../../features/tags/use-gift-tag-toggles.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ChevronDownIcon } from '../../../ui/graphics/icons.tsx';
import { useDiscardGuard } from '../../../ui/dialogs/use-discard-guard.tsx';

const TITLES: Record<GiftSheetPart, string> = {
  lists: 'Organize Gift',
  people: 'Select Recipients',
  tags: 'Manage Tags',
};

const FOLDED: Record<GiftSheetPart, string> = { lists: 'Lists', people: 'People', tags: 'Tags' };

/** A part that was not asked for: one line until it is opened. */
function Folded({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-12 w-full items-center justify-between gap-4 font-semibold hover:text-green"
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <ChevronDownIcon className={cx('text-ink-soft transition-transform', isOpen && 'rotate-180')} />
      </button>
      {isOpen && <div className="pb-5">{children}</div>}
    </div>
  );
}

/** A gift's lists, people and tags in one sheet. Every press is saved at once; the part it was opened for is open. */
export function OrganizeSheetParts({ gift, startAt, open, onOpenChange }: OrganizeSheetProps) {
  const lists = useOrganizeGift(gift);
  const people = useGiftRecipientToggles(gift);
  const tags = useGiftTagToggles(gift);
  const [isFinishing, setFinishing] = useState(false);
  const isLeft = lists.typed.isLeft || people.isLeft || tags.isLeft;
  const guard = useDiscardGuard('what you typed', isLeft, onOpenChange);
  /** Adds people and tags from unfinished input. For a typed list name it asks first, since that may be a search. */
  const finish = async () => {
    setFinishing(true);
    const isTaken = [await people.finish(), await tags.finish()].every(Boolean);
    setFinishing(false);
    if (!isTaken) return;
    if (lists.typed.isLeft) guard.onOpenChange(false);
    else onOpenChange(false);
  };
  const parts = {
    lists: <ListsPart gift={gift} organize={lists} />,
    people: <PeoplePart gift={gift} people={people} />,
    tags: <TagsPart tags={tags} />,
  };
  const others = (Object.keys(parts) as GiftSheetPart[]).filter((part) => part !== startAt);
  return (
    <Dialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title={TITLES[startAt]}
      description={<span className="wrap-anywhere">{gift.title}</span>}
      busy={isFinishing}
      footer={
        <Button loading={isFinishing} loadingText="Saving..." onClick={() => void finish()}>
          Done
        </Button>
      }
    >
      <section aria-label={TITLES[startAt]}>{parts[startAt]}</section>
      <div className="mt-6 divide-y border-y">
        {others.map((part) => (
          <Folded key={part} label={FOLDED[part]}>
            <section aria-label={TITLES[part]}>{parts[part]}</section>
          </Folded>
        ))}
      </div>
      {guard.question}
    </Dialog>
  );
}
