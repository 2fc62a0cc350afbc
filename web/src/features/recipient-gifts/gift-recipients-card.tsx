import { dayOfGivenAt } from '@tuckaway/contract/given-day';
import type { Gift } from '@tuckaway/contract/gifts';
import type { GivenBefore, RecipientGift } from '@tuckaway/contract/recipient-gifts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CheckIcon, PeopleIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { ManageCard, ManageCardEmpty } from '../../ui/manage-card.tsx';
import { givenBeforeText } from './given-before.ts';
import { GivenControl } from './given-control.tsx';
import { GivenNotice } from './given-notice.tsx';
import { NoteEditor } from './note-editor.tsx';
import { givenBeforeQuery, giftLinksQuery } from './recipient-gifts.queries.ts';
import { SelectRecipientsDialog } from './select-recipients-dialog.tsx';
import { isDraftLink } from './use-choose-recipients.ts';

/** Who a gift is for: each person with a note, and whether they have it yet. */
export function GiftRecipientsCard({ gift }: { gift: Gift }) {
  const userId = useUserId();
  const { data: links, isPending, isError, refetch } = useQuery(giftLinksQuery(userId, gift.id));
  const { data: givenBefore = [] } = useQuery({
    ...givenBeforeQuery(userId, gift.id),
    enabled: links !== undefined && links.length > 0,
  });
  const [dialog, setDialog] = useState({ open: false, opening: 0 });
  const manage = async () => {
    const loaded = links ?? (await refetch()).data;
    if (loaded) setDialog(({ opening }) => ({ open: true, opening: opening + 1 }));
    else toast.error('Failed to load recipients. Please try again.');
  };
  return (
    <ManageCard title="Recipients" icon={<PeopleIcon />} onManage={() => void manage()}>
      {isPending && <Skeleton className="h-11 w-52" />}
      {isError && !links && <ManageCardEmpty>Failed to load recipients. Please try again.</ManageCardEmpty>}
      {links?.length === 0 && <ManageCardEmpty>No recipients added yet</ManageCardEmpty>}
      {links && links.length > 0 && (
        <ul aria-label="Recipients of this gift" className="grid gap-4">
          {links.map((link) => (
            <li key={link.recipientId}>
              <RecipientEntry link={link} before={beforeOf(link, givenBefore)} />
            </li>
          ))}
        </ul>
      )}
      {dialog.opening > 0 && links && (
        <SelectRecipientsDialog
          key={dialog.opening}
          gift={gift}
          current={links}
          open={dialog.open}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
        />
      )}
    </ManageCard>
  );
}

/** The link's own day is shown by its control; only another gift like it is worth a word. */
const beforeOf = (link: RecipientGift, all: readonly GivenBefore[]) =>
  all.find(({ recipientId, giftId }) => recipientId === link.recipientId && giftId !== link.giftId);

function RecipientEntry({ link, before }: { link: RecipientGift; before: GivenBefore | undefined }) {
  const notice = before && givenBeforeText(before);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <Avatar name={link.recipient.name} className="size-10 text-sm" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={paths.recipient(link.recipientId)}
            className="flex min-h-10 grow items-center font-semibold wrap-anywhere hover:text-green pointer-coarse:min-h-11"
          >
            {link.recipient.name}
          </Link>
          {!isDraftLink(link) && (
            <span className="flex flex-wrap items-center">
              <GivenControl link={link} notice={notice} />
            </span>
          )}
        </div>
        {link.givenAt && (
          <p className="flex items-start gap-1.5 text-sm font-medium text-purple">
            <CheckIcon className="mt-0.5 size-[1.1em]" />
            {`Given to ${link.recipient.name} on ${formatDate(dayOfGivenAt(link.givenAt))}`}
          </p>
        )}
        {notice && <GivenNotice className="mb-1">{notice}</GivenNotice>}
        {!isDraftLink(link) && <NoteEditor link={link} />}
      </div>
    </div>
  );
}
