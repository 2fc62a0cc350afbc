import type { Gift } from '@tuckaway/contract/gifts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUserId } from '../../features/auth/auth-context.ts';
import { recipientsOfGiftQuery } from '../../features/recipient-gifts/recipient-gifts.queries.ts';
import { SelectRecipientsDialog } from '../../features/recipient-gifts/select-recipients-dialog.tsx';
import { OrganizeGiftDialog } from '../../features/saved-gifts/organize-gift-dialog.tsx';
import type { OrganizeSheetProps } from '../../features/saved-gifts/saving-dialogs.tsx';
import { ManageTagsDialog } from '../../features/tags/manage-tags-dialog.tsx';
import { giftTagsQuery } from '../../features/tags/tags.queries.ts';
import type { GiftSheetPart } from '../../ui/gift-sheet-parts.tsx';
import { toast } from '../../ui/toast.tsx';
import type { DialogState } from '../../ui/use-dialog.tsx';

/** Organize Gift: its lists, people and tags in one sheet. Going to another part saves what was changed in this one. */
export function OrganizeSheetParts({ gift, startAt, open, onOpenChange }: OrganizeSheetProps) {
  const [part, setPart] = useState(startAt);
  const sheet = { gift, open, onOpenChange, onSwitch: setPart };
  if (part === 'people') return <People {...sheet} />;
  if (part === 'tags') return <Tags {...sheet} />;
  return <OrganizeGiftDialog {...sheet} />;
}

interface PartProps extends DialogState {
  gift: Gift;
  onSwitch: (part: GiftSheetPart) => void;
}

function People({ gift, ...sheet }: PartProps) {
  const { data, isError } = useQuery(recipientsOfGiftQuery(useUserId(), gift.id));
  useFailure(isError && !data, 'Failed to load recipients. Please try again.', sheet);
  return data && <SelectRecipientsDialog {...sheet} gift={gift} current={data} />;
}

function Tags({ gift, ...sheet }: PartProps) {
  const { data, isError } = useQuery(giftTagsQuery(gift.id));
  useFailure(isError && !data, 'Failed to load tags', sheet);
  return data && <ManageTagsDialog {...sheet} gift={gift} current={data} />;
}

/** What could not be read cannot be changed: the sheet goes back to its lists and says why. */
function useFailure(hasFailed: boolean, message: string, { onSwitch }: Pick<PartProps, 'onSwitch'>): void {
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(message);
    onSwitch('lists');
  }, [hasFailed, message, onSwitch]);
}
