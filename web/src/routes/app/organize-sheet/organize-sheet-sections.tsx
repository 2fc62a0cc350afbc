import { useState, type ReactNode } from 'react';
import { PeopleSection } from '../../../features/recipient-gifts/gift-page/people-section.tsx';
import { useGiftRecipientToggles } from '../../../features/recipient-gifts/gift-page/use-gift-recipient-toggles.ts';
import { ListsSection } from '../../../features/saved-gifts/lists-section.tsx';
import type { GiftSheetSection, OrganizeSheetProps } from '../../../features/saved-gifts/saving-dialogs.tsx';
import { useGiftListToggles } from '../../../features/saved-gifts/use-gift-list-toggles.ts';
import { TagsSection } from '../../../features/tags/tags-section.tsx';
import { useGiftTagToggles } from '../../../features/tags/use-gift-tag-toggles.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ChevronDownIcon } from '../../../ui/graphics/icons.tsx';
import { useDiscardGuard } from '../../../ui/dialogs/use-discard-guard.tsx';

const TITLES: Record<GiftSheetSection, string> = {
  lists: 'Organize Gift',
  people: 'Select Recipients',
  tags: 'Manage Tags',
};

const COLLAPSED_LABELS: Record<GiftSheetSection, string> = { lists: 'Lists', people: 'People', tags: 'Tags' };

/** A section that the sheet was not opened for: collapsed to one line. */
function CollapsibleSection({ label, children }: { label: string; children: ReactNode }) {
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

/** Lists, recipients and tags of a gift. Each toggle is saved at once. The section `startAt` is expanded. */
export function OrganizeSheetSections({ gift, startAt, open, onOpenChange }: OrganizeSheetProps) {
  const lists = useGiftListToggles(gift);
  const people = useGiftRecipientToggles(gift);
  const tags = useGiftTagToggles(gift);
  const [isFinishing, setFinishing] = useState(false);
  const hasUnfinishedText =
    lists.typed.hasUnfinishedText || people.hasUnfinishedText || tags.hasUnfinishedText;
  const guard = useDiscardGuard('what you typed', hasUnfinishedText, onOpenChange);
  /** Adds the typed person and tag, then closes. For a typed list name it asks first, since that may be a search. */
  const finish = async () => {
    setFinishing(true);
    const isFinished = [await people.finish(), await tags.finish()].every(Boolean);
    setFinishing(false);
    if (!isFinished) return;
    if (lists.typed.hasUnfinishedText) guard.onOpenChange(false);
    else onOpenChange(false);
  };
  const sections = {
    lists: <ListsSection gift={gift} lists={lists} />,
    people: <PeopleSection gift={gift} people={people} />,
    tags: <TagsSection tags={tags} />,
  };
  const others = (Object.keys(sections) as GiftSheetSection[]).filter((section) => section !== startAt);
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
      <section aria-label={TITLES[startAt]}>{sections[startAt]}</section>
      <div className="mt-6 divide-y border-y">
        {others.map((section) => (
          <CollapsibleSection key={section} label={COLLAPSED_LABELS[section]}>
            <section aria-label={TITLES[section]}>{sections[section]}</section>
          </CollapsibleSection>
        ))}
      </div>
      {guard.question}
    </Dialog>
  );
}
