import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { plural } from '../../../lib/format.ts';
import { GlobeIcon } from '../../../ui/graphics/app-icons.tsx';
import { BackButton } from '../../../ui/layout/back.tsx';
import { LockIcon } from '../../../ui/graphics/icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { OwnerActions } from './owner-actions.tsx';

interface GiftListHeaderProps {
  title: string;
  list: GiftList | undefined;
  /** The list is the reader's own. */
  isOwn: boolean;
  loading: boolean;
}

export function GiftListHeader({ title, list, isOwn, loading }: GiftListHeaderProps) {
  return (
    <PageHeader
      back={<BackButton />}
      title={title}
      lead={
        <>
          {list?.description && <span className="mb-1.5 block">{list.description}</span>}
          {list && <Facts list={list} isOwn={isOwn} />}
          {loading && <Skeleton className="my-1 h-5 w-44" />}
        </>
      }
      actions={list && isOwn && <OwnerActions list={list} />}
    />
  );
}

function Facts({ list, isOwn }: { list: GiftList; isOwn: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="tabular">
        {list.giftCount} {plural(list.giftCount, 'gift')}
      </span>
      {list.createdByType === 'SYSTEM' && list.occasion && <span>{list.occasion}</span>}
      {isOwn && <Privacy isPrivate={list.isPrivate} />}
    </span>
  );
}

function Privacy({ isPrivate }: { isPrivate: boolean }) {
  const Icon = isPrivate ? LockIcon : GlobeIcon;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className="size-[1.1em]" />
      {isPrivate ? 'Private: only you can open it' : 'Public: anyone signed in who has the link can open it'}
    </span>
  );
}
