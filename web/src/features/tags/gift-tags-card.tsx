import type { Gift } from '@tuckaway/contract/gifts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { ChipLink } from '../../ui/chip-link.tsx';
import type { GiftSheetPart } from '../../ui/gift-sheet-parts.tsx';
import { TagIcon } from '../../ui/app-icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDialog } from '../../ui/use-dialog.tsx';
import { ManageCard, ManageCardEmpty } from '../../ui/manage-card.tsx';
import { ManageTagsDialog } from './manage-tags-dialog.tsx';
import { giftTagsQuery } from './tags.queries.ts';

interface GiftTagsCardProps {
  gift: Gift;
  /** Shows another part of the gift's sheet. */
  onSwitch: (part: GiftSheetPart) => void;
}

export function GiftTagsCard({ gift, onSwitch }: GiftTagsCardProps) {
  const { data: tags, isPending, refetch } = useQuery(giftTagsQuery(gift.id));
  const dialog = useDialog();
  const manage = async () => {
    if (tags ?? (await refetch()).data) dialog.open();
    else toast.error('Failed to load tags');
  };
  return (
    <ManageCard title="Tags" icon={<TagIcon />} onManage={() => void manage()}>
      {isPending && <Skeleton className="h-8 w-40" />}
      {/* A failed read is only logged: the card stays quiet, and managing tries again. */}
      {!isPending && !tags?.length && <ManageCardEmpty>No tags yet</ManageCardEmpty>}
      {tags && tags.length > 0 && (
        <ul aria-label="Tags on this gift" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.id} className="max-w-full">
              <ChipLink to={paths.tag(tag.id)}>{tag.name}</ChipLink>
            </li>
          ))}
        </ul>
      )}
      {dialog.render(
        (state) =>
          tags && (
            <ManageTagsDialog
              {...state}
              gift={gift}
              current={tags}
              onSwitch={(part) => {
                state.onOpenChange(false);
                onSwitch(part);
              }}
            />
          ),
      )}
    </ManageCard>
  );
}
