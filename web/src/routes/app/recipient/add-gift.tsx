import type { RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { cx } from '../../../ui/cx.ts';
import { HeartIcon } from '../../../ui/graphics/icons.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { LinkButton } from '../../../ui/inputs/link-button.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.tsx';
import { useCreateDialogs } from '../create-gift/create-dialogs.tsx';

// Loaded when first opened.
const SavedGiftPicker = lazyDialog(async () => (await import('./saved-gift-picker.tsx')).SavedGiftPicker);

interface AddGiftProps {
  recipient: Recipient;
  /** Planned and given gifts of the person; an explanation is shown while none is planned. */
  gifts: readonly RecipientGift[];
}

/** Buttons that add a gift for a person: create one, choose a saved one, or look at ideas. */
export function AddGift({ recipient, gifts }: AddGiftProps) {
  const isFirst = gifts.every(({ givenAt }) => givenAt !== null);
  const { openCreateGift } = useCreateDialogs();
  const saved = useDialog();
  return (
    <div
      className={cx(
        'my-4 flex flex-wrap items-center justify-between gap-4',
        isFirst && 'rounded-lg bg-paper-sunk px-5 py-4',
      )}
    >
      {isFirst && (
        <p className="max-w-prose min-w-56 grow basis-0 text-sm wrap-anywhere text-ink-soft">
          Write a gift down or paste its link, take one that you saved, or look for one and choose{' '}
          {recipient.name} under Recipients.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => openCreateGift({ recipientIds: [recipient.id] })}>
          <PlusIcon /> Add a gift
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saved.open()}>
          <HeartIcon /> Saved gifts
        </Button>
        <LinkButton to={paths.recipientIdeas(recipient.id)} variant="secondary" size="sm">
          Find a gift
        </LinkButton>
      </div>
      {saved.render((dialog) => (
        <SavedGiftPicker
          {...dialog}
          recipient={recipient}
          linkedIds={new Set(gifts.map(({ giftId }) => giftId))}
        />
      ))}
    </div>
  );
}
