import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { CoEditing } from '@tuckaway/contract/sharing/co-editing';
import { plural } from '../../../lib/format.ts';
import { GlobeIcon, PeopleIcon } from '../../../ui/graphics/app-icons.tsx';
import { BackButton } from '../../../ui/layout/back.tsx';
import { LockIcon } from '../../../ui/graphics/icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EditTogether } from './edit-together.tsx';
import { OwnerActions } from './owner-actions.tsx';

interface GiftListHeaderProps {
  title: string;
  list: GiftList | undefined;
  /** The list is the reader's own. */
  isOwn: boolean;
  /** Editors, if several edit it. */
  coEditing: CoEditing | null | undefined;
  loading: boolean;
}

export function GiftListHeader({ title, list, isOwn, coEditing, loading }: GiftListHeaderProps) {
  return (
    <PageHeader
      back={<BackButton />}
      title={title}
      lead={
        <>
          {list?.description && <span className="mb-1.5 block">{list.description}</span>}
          {list && <ListFacts list={list} isOwn={isOwn} others={othersIn(coEditing)} />}
          {loading && <Skeleton className="my-1 h-5 w-44" />}
        </>
      }
      actions={list && <ListActions list={list} isOwn={isOwn} isCoEditor={Boolean(coEditing)} />}
    />
  );
}

function ListActions({ list, isOwn, isCoEditor }: { list: GiftList; isOwn: boolean; isCoEditor: boolean }) {
  if (isOwn) return <OwnerActions list={list} />;
  return isCoEditor && <EditTogether list={list} isOwner={false} />;
}

const othersIn = (coEditing: CoEditing | null | undefined) =>
  coEditing?.editors.filter(({ isMe }) => !isMe).map(({ name }) => name) ?? [];

function ListFacts({ list, isOwn, others }: { list: GiftList; isOwn: boolean; others: readonly string[] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="tabular">
        {list.giftCount} {plural(list.giftCount, 'gift')}
      </span>
      {list.createdByType === 'SYSTEM' && list.occasion && <span>{list.occasion}</span>}
      {others.length > 0 && (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <PeopleIcon className="size-[1.1em] shrink-0" />
          <span className="min-w-0 wrap-anywhere">With {joinedNames(others)}</span>
        </span>
      )}
      {isOwn && <Privacy isPrivate={list.isPrivate} isCoEdited={others.length > 0} />}
    </span>
  );
}

const MAX_NAMES = 3;

/** 'Ben, Cleo and Dan', or 'Ben, Cleo, Dan and 4 others'. */
function joinedNames(names: readonly string[]): string {
  const shown = names.length > MAX_NAMES ? names.slice(0, MAX_NAMES) : names;
  const left = names.length - shown.length;
  return NAME_FORMAT.format(left > 0 ? [...shown, `${left} ${plural(left, 'other')}`] : shown);
}
const NAME_FORMAT = new Intl.ListFormat('en-US', { style: 'long' });

function Privacy({ isPrivate, isCoEdited }: { isPrivate: boolean; isCoEdited: boolean }) {
  const Icon = isPrivate ? LockIcon : GlobeIcon;
  const closed = isCoEdited ? 'Private: only its editors can open it' : 'Private: only you can open it';
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className="size-[1.1em]" />
      {isPrivate ? closed : 'Public: anyone signed in who has the link can open it'}
    </span>
  );
}
