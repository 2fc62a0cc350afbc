import type { Gift } from '@tuckaway/contract/gifts';
import { TagIcon } from '../../ui/icons.tsx';
import { ManageCard } from '../gifts/manage-card.tsx';

export function GiftTagsCard({ gift }: { gift: Gift }) {
  return (
    <ManageCard title="Tags" icon={<TagIcon />} onManage={() => {}}>
      <span className="sr-only">{gift.title}</span>
    </ManageCard>
  );
}
