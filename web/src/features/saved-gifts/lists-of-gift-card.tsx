import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { useQuery } from '@tanstack/react-query';
import { useScreenName } from '../../lib/navigation/navigation-state.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ChipLink } from '../../ui/inputs/chip-link.tsx';
import { ListIcon } from '../../ui/graphics/app-icons.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { listName, listsOfGiftQuery } from '../gift-lists/gift-lists.queries.ts';
import { ManageCard, ManageCardEmpty } from '../../ui/layout/manage-card.tsx';
import { useSavingDialogs } from './saving-dialogs.tsx';

/** Card with the lists that hold the gift. */
export function ListsOfGiftCard({ gift }: { gift: Gift }) {
  const { openOrganize } = useSavingDialogs();
  return (
    <ManageCard title="Saved in Lists" icon={<ListIcon />} onManage={() => openOrganize(gift)}>
      <HoldingLists giftId={gift.id} />
    </ManageCard>
  );
}

function HoldingLists({ giftId }: { giftId: number }) {
  const source = useScreenName();
  const { data: lists, isPending } = useQuery(listsOfGiftQuery(useUserId(), giftId));
  if (isPending) return <Skeleton className="h-8 w-40" />;
  if (!lists) return <ManageCardEmpty>Your lists could not be loaded.</ManageCardEmpty>;
  if (lists.length === 0) return <ManageCardEmpty>Not saved to any lists yet</ManageCardEmpty>;
  return (
    <ul className="flex flex-wrap gap-2">
      {lists.map((list) => (
        <li key={list.id} className="max-w-full">
          <ChipLink to={paths.giftList(list.id)} state={{ title: listName(list), source }}>
            {listName(list)}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
