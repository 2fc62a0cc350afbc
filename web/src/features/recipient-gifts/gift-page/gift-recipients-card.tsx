import { dateOfGivenAt } from '@tuckaway/domain/days/given-at';
import type { Gift } from '@tuckaway/contract/gifts/gifts';
import type { GivenBefore, RecipientGift } from '@tuckaway/contract/people/recipient-gifts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { PeopleIcon } from '../../../ui/graphics/app-icons.tsx';
import { CheckIcon } from '../../../ui/graphics/icons.tsx';
import { Link } from 'react-router';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useInPlaceForm } from '../../../ui/hooks/use-in-place-form.ts';
import { useUserId } from '../../auth/auth-context.ts';
import { ManageCard, ManageCardEmpty } from '../../../ui/layout/manage-card.tsx';
import { BoughtLine } from '../recipient-page/bought-line.tsx';
import { GiftActions } from '../recipient-page/gift-actions.tsx';
import { givenBeforeText } from '../given/given-before.ts';
import { ForDayLine } from '../recipient-page/for-day-line.tsx';
import { GivenNotice } from '../given/given-notice.tsx';
import { NoteEditor } from '../recipient-page/note-editor.tsx';
import { givenBeforeOfGiftQuery, recipientsOfGiftQuery } from '../recipient-gifts.queries.ts';
import { SuggestedRecipients } from './suggested-recipients.tsx';
import { isOptimistic } from './use-link-recipient.ts';

interface GiftRecipientsCardProps {
  gift: Gift;
  /** Opens the gift's sheet at its people. */
  onManage: () => void;
}

/** Recipients of a gift, each with a note and a status. */
export function GiftRecipientsCard({ gift, onManage }: GiftRecipientsCardProps) {
  const userId = useUserId();
  const { data: recipientGifts, isPending, isError } = useQuery(recipientsOfGiftQuery(userId, gift.id));
  const { data: givenBefore = [] } = useQuery({
    ...givenBeforeOfGiftQuery(userId, gift.id),
    enabled: recipientGifts !== undefined && recipientGifts.length > 0,
  });
  return (
    <ManageCard title="Recipients" icon={<PeopleIcon />} onManage={onManage}>
      {isPending && <Skeleton className="h-11 w-52" />}
      {isError && !recipientGifts && (
        <ManageCardEmpty>Failed to load recipients. Please try again.</ManageCardEmpty>
      )}
      {recipientGifts?.length === 0 && <ManageCardEmpty>No recipients added yet</ManageCardEmpty>}
      {recipientGifts && recipientGifts.length > 0 && (
        <ul aria-label="Recipients of this gift" className="grid gap-4">
          {recipientGifts.map((recipientGift) => (
            <li key={recipientGift.id}>
              <RecipientEntry
                recipientGift={recipientGift}
                earlier={givenBeforeOf(recipientGift, givenBefore)}
              />
            </li>
          ))}
        </ul>
      )}
      {recipientGifts && <SuggestedRecipients gift={gift} current={recipientGifts} />}
    </ManageCard>
  );
}

/** An earlier gift like this one to the same recipient. For a given link, the same gift is left out: its row shows the date. */
const givenBeforeOf = (recipientGift: RecipientGift, givenBefore: readonly GivenBefore[]) =>
  givenBefore.find(
    ({ recipientId, giftId }) =>
      recipientId === recipientGift.recipientId &&
      (recipientGift.givenAt === null || giftId !== recipientGift.giftId),
  );

function RecipientEntry({
  recipientGift,
  earlier,
}: {
  recipientGift: RecipientGift;
  earlier: GivenBefore | undefined;
}) {
  const notice = earlier && givenBeforeText(earlier);
  const note = useInPlaceForm();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <Avatar name={recipientGift.recipient.name} className="size-10 text-sm" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={paths.recipient(recipientGift.recipientId)}
            className="flex min-h-10 grow items-center font-semibold whole-words hover:text-green pointer-coarse:min-h-11"
          >
            {recipientGift.recipient.name}
          </Link>
          {!isOptimistic(recipientGift) && (
            <span className="flex items-center gap-1">
              <GiftActions
                recipientGift={recipientGift}
                notice={notice}
                onNote={note.open}
                menuButton={note.opener}
              />
            </span>
          )}
        </div>
        <ForDayLine recipientGift={recipientGift} />
        <BoughtLine recipientGift={recipientGift} />
        {recipientGift.givenAt && (
          <p className="flex items-start gap-1.5 text-sm font-medium text-purple">
            <CheckIcon className="mt-0.5 size-[1.1em]" />
            {`Given to ${recipientGift.recipient.name} on ${formatDate(dateOfGivenAt(recipientGift.givenAt))}`}
          </p>
        )}
        {notice && <GivenNotice className="mb-1">{notice}</GivenNotice>}
        <NoteEditor recipientGift={recipientGift} isOpen={note.isOpen} close={note.close} />
      </div>
    </div>
  );
}
