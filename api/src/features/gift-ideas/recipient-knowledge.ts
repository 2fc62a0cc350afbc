import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Recipient } from '@tuckaway/contract/people/recipients';
import type { Db } from '../../db/db.ts';
import { listDays } from '../recipient-days/recipient-days.store.ts';
import { toComparableGift, isRepeat } from '../recipient-gifts/repeated-gifts.ts';
import type { SearchIndex } from '../search/gift-index/search-index.ts';
import { criterionFor } from '../search/understand/names.ts';
import { understand } from '../search/understand/understand.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from '../search/understand/understanding.ts';
import { NO_CRITERION, type Criterion } from '../search/vocabulary/criteria.ts';
import { findLinkedGifts } from './gift-ideas.store.ts';
import { nextOccasion } from './occasion-of-day.ts';

/** Known facts about a recipient as input of the ranking. */
interface RecipientKnowledge {
  understanding: Understanding;
  /** Ids of gifts that they had or that are planned, and of gifts nearly the same. */
  excluded: Set<number>;
}

export async function knowledgeOf(
  db: Db,
  index: SearchIndex,
  recipient: Recipient,
  today: CalendarDate,
): Promise<RecipientKnowledge> {
  const { id, userId, name, interests, relationship, budget } = recipient;
  const own = understandOwn(index, recipient);
  const days = await listDays(db, userId, id);
  const birthday = days.find(({ kind }) => kind === 'birthday');
  const person = criterionFor(
    {
      name,
      relationship,
      interests,
      birthYear: birthday?.year ?? null,
      birthMonth: birthday?.month ?? null,
      birthDay: birthday?.day ?? null,
    },
    index.vocabulary,
    today,
  );
  const occasion = nextOccasion(days, today);
  const day: Criterion[] =
    occasion && index.categories.some(({ slug }) => slug === occasion.slug)
      ? [
          {
            ...NO_CRITERION,
            kind: 'occasion',
            key: occasion.slug,
            label: occasion.says,
            occasions: [occasion.slug],
          },
        ]
      : [];
  const understanding: Understanding = {
    ...NOTHING_UNDERSTOOD,
    // Without an age the recipient counts as an adult.
    criteria: [person.namesAgeGroup ? person : { ...person, only: 'adults' }, ...own.criteria, ...day],
    words: own.words,
    ...(budget !== null && { price: { max: budget, label: `Up to $${budget}` } }),
  };
  return { understanding, excluded: await hadBy(db, index, recipient) };
}

/** Interests in the giver's own words: 'fishing', 'old maps'. */
function understandOwn(
  { vocabulary, spelling }: SearchIndex,
  { ownInterests }: Recipient,
): Pick<Understanding, 'criteria' | 'words'> {
  const read = ownInterests.map((text) => understand(text, vocabulary, spelling));
  return {
    criteria: read
      .flatMap(({ criteria }) => criteria)
      .filter(({ kind }) => kind === 'interest' || kind === 'quality'),
    words: read.flatMap(({ words }) => words).map((word) => ({ ...word, isExplained: true })),
  };
}

async function hadBy(db: Db, { gifts }: SearchIndex, { id, userId }: Recipient): Promise<Set<number>> {
  const linked = (await findLinkedGifts(db, userId, id)).map(toComparableGift);
  const excluded = new Set(linked.map(({ giftId }) => giftId));
  if (linked.length === 0) return excluded;
  for (const [document, giftTitle] of gifts.titles.entries()) {
    const giftId = gifts.ids[document]!;
    const gift = toComparableGift({ giftId, giftTitle, purchaseUrl: gifts.facts[document]!.purchaseUrl });
    if (linked.some((had) => isRepeat(had, gift))) excluded.add(giftId);
  }
  return excluded;
}
