import type { Gift } from '@tuckaway/contract/gifts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { TagIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { ManageCard, ManageCardEmpty } from '../../ui/manage-card.tsx';
import { ManageTagsDialog } from './manage-tags-dialog.tsx';
import { giftTagsQuery } from './tags.queries.ts';

export function GiftTagsCard({ gift }: { gift: Gift }) {
  const { data: tags, isPending, refetch } = useQuery(giftTagsQuery(gift.id));
  const [dialog, setDialog] = useState({ open: false, opening: 0 });
  const manage = async () => {
    const loaded = tags ?? (await refetch()).data;
    if (loaded) setDialog(({ opening }) => ({ open: true, opening: opening + 1 }));
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
              <Chip className="[&>span]:wrap-anywhere [&>span]:whitespace-normal">{tag.name}</Chip>
            </li>
          ))}
        </ul>
      )}
      {dialog.opening > 0 && tags && (
        <ManageTagsDialog
          key={dialog.opening}
          gift={gift}
          current={tags}
          open={dialog.open}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
        />
      )}
    </ManageCard>
  );
}
