import { statusOf } from '@tuckaway/domain/days/readiness';
import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { RefObject } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import {
  BagIcon,
  CalendarIcon,
  MoreIcon,
  NoteIcon,
  TagIcon,
  TrashIcon,
} from '../../../ui/graphics/app-icons.tsx';
import { IconButton } from '../../../ui/inputs/icon-button.tsx';
import { CheckIcon, CloseIcon, GiftIcon, HeartIcon } from '../../../ui/graphics/icons.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Menu, MenuItem } from '../../../ui/inputs/menu.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';
import { today } from '../../../lib/today.ts';
import { MarkGivenDialog } from '../given/mark-given-dialog.tsx';
import { RemoveGiftDialog } from './remove-gift-dialog.tsx';
import { useMarkBought, useMarkThanked, useRevertStatus } from '../use-recipient-gift-changes.ts';

const DetailsDialog = lazyDialog(async () => (await import('./details-dialog.tsx')).DetailsDialog);
const GiveAgainDialog = lazyDialog(
  async () => (await import('../given/give-again-dialog.tsx')).GiveAgainDialog,
);

interface GiftActionsProps {
  recipientGift: RecipientGift;
  /** 'Given to {name} on {date}', if it or a similar gift was given before. */
  notice?: string | undefined;
  onNote: () => void;
  /** Ref of the button that opens the menu; the note editor returns the focus to it. */
  menuButton: RefObject<HTMLButtonElement | null>;
}

/** The next step of a linked gift as a button, and all other actions in a menu. */
export function GiftActions({ recipientGift, notice, onNote, menuButton }: GiftActionsProps) {
  const status = statusOf(recipientGift);
  const dialogs = { given: useDialog(), details: useDialog(), again: useDialog(), remove: useDialog() };
  const label = `${recipientGift.gift.title}, for ${recipientGift.recipient.name}`;
  const markBought = useMarkBought();
  return (
    <>
      {status !== 'given' && (
        // One button for both steps, so that it keeps the focus after the first.
        <Button
          variant="personal"
          size="sm"
          aria-label={`${status === 'idea' ? 'Mark as bought' : 'Mark as given'}: ${label}`}
          onClick={() =>
            status === 'idea' ? markBought.mutate({ recipientGift, input: today() }) : dialogs.given.open()
          }
        >
          {status === 'idea' ? <BagIcon /> : <CheckIcon />}
          {status === 'idea' ? 'Mark as bought' : 'Mark as given'}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton ref={menuButton} label={`More: ${label}`} className="ml-auto text-ink-soft">
            <MoreIcon />
          </IconButton>
        }
      >
        {status === 'given' ? (
          <GivenItems recipientGift={recipientGift} dialogs={dialogs} />
        ) : (
          <PlannedItems recipientGift={recipientGift} dialogs={dialogs} />
        )}
        <MenuItem icon={<NoteIcon />} onSelect={onNote}>
          {recipientGift.note ? 'Edit note' : 'Add a note'}
        </MenuItem>
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => dialogs.remove.open()}>
          Remove
        </MenuItem>
      </Menu>
      {dialogs.given.render((state) => (
        <MarkGivenDialog {...state} recipientGift={recipientGift} notice={notice} />
      ))}
      {dialogs.details.render((state) => (
        <DetailsDialog {...state} recipientGift={recipientGift} />
      ))}
      {dialogs.again.render((state) => (
        <GiveAgainDialog {...state} recipientGift={recipientGift} />
      ))}
      {dialogs.remove.render((state) => (
        <RemoveGiftDialog {...state} recipientGift={recipientGift} />
      ))}
    </>
  );
}

interface ItemsProps {
  recipientGift: RecipientGift;
  dialogs: Record<'given' | 'details' | 'again', { open: () => void }>;
}

function PlannedItems({ recipientGift, dialogs }: ItemsProps) {
  const revertStatus = useRevertStatus();
  const isBought = recipientGift.boughtAt !== null;
  return (
    <>
      {!isBought && (
        <MenuItem icon={<CheckIcon />} onSelect={() => dialogs.given.open()}>
          Mark as given
        </MenuItem>
      )}
      <MenuItem icon={<TagIcon />} onSelect={() => dialogs.details.open()}>
        Day and price
      </MenuItem>
      {isBought && (
        <MenuItem
          icon={<CloseIcon />}
          onSelect={() => revertStatus.mutate({ recipientGift, input: 'bought' })}
        >
          Not bought after all
        </MenuItem>
      )}
    </>
  );
}

function GivenItems({ recipientGift, dialogs }: ItemsProps) {
  const markThanked = useMarkThanked();
  const revertStatus = useRevertStatus();
  const isThanked = recipientGift.thankedAt !== null;
  return (
    <>
      <MenuItem
        icon={<HeartIcon />}
        onSelect={() => markThanked.mutate({ recipientGift, input: isThanked ? null : today() })}
      >
        {isThanked ? 'Not thanked yet' : 'They said thank you'}
      </MenuItem>
      <MenuItem icon={<GiftIcon />} onSelect={() => dialogs.again.open()}>
        Give it again
      </MenuItem>
      <MenuItem icon={<CalendarIcon />} onSelect={() => dialogs.given.open()}>
        Change date
      </MenuItem>
      <MenuItem icon={<TagIcon />} onSelect={() => dialogs.details.open()}>
        Price and thanks
      </MenuItem>
      <MenuItem icon={<CloseIcon />} onSelect={() => revertStatus.mutate({ recipientGift, input: 'given' })}>
        Not given after all
      </MenuItem>
    </>
  );
}
