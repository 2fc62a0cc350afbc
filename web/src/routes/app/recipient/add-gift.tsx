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
  /** Ids of the gifts that are linked to the person; an explanation is shown while there are none. */
  linkedIds: ReadonlySet<number>;
}

/** Buttons that add a gift for a person: create one, choose a saved one, or look at ideas. */
export function AddGift({ recipient, linkedIds }: AddGiftProps) {
  const isFirst = linkedIds.size === 0;
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
        <SavedGiftPicker {...dialog} recipient={recipient} linkedIds={linkedIds} />
      ))}
    </div>
  );
}
