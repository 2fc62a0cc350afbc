import type { Gift } from '@tuckaway/contract/gifts';
import { PeopleIcon } from '../../ui/icons.tsx';
import { ManageCard, ManageCardEmpty } from '../gifts/manage-card.tsx';

export function GiftRecipientsCard({ gift }: { gift: Gift }) {
  return (
    <ManageCard title="Recipients" icon={<PeopleIcon />} onManage={() => {}}>
      <ManageCardEmpty>No recipients added yet</ManageCardEmpty>
      <span className="sr-only">{gift.title}</span>
    </ManageCard>
  );
}
