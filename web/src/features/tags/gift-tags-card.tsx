import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/navigation/paths.ts';
import { ChipLink } from '../../ui/inputs/chip-link.tsx';
import { TagIcon } from '../../ui/graphics/app-icons.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ManageCard, ManageCardEmpty } from '../../ui/layout/manage-card.tsx';
import { giftTagsQuery } from './tags.queries.ts';

interface GiftTagsCardProps {
  gift: Gift;
  /** Opens the gift's sheet at its tags. */
  onManage: () => void;
}

export function GiftTagsCard({ gift, onManage }: GiftTagsCardProps) {
  const { data: tags, isPending } = useQuery(giftTagsQuery(gift.id));
  return (
    <ManageCard title="Tags" icon={<TagIcon />} onManage={onManage}>
      {isPending && <Skeleton className="h-8 w-40" />}
      {/* A failed read is only logged: the card stays quiet, and its sheet says so. */}
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
    </ManageCard>
  );
}
