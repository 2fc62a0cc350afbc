import { isAgeGroup } from '@tuckaway/domain/age-groups';
import type { FinderChoices, FinderResult, SearchFilters } from '@tuckaway/contract/search/search';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Viewer } from '../gifts/gift-access.store.ts';
import { knowledgeOf } from '../gift-ideas/recipient-knowledge.ts';
import { findRecipient } from '../recipients/recipients.store.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { findPage, readCursor, type ResolvedSearch } from '../search/find-page.ts';
import { resolveFilters } from '../search/filters.ts';
import { LISTS_SHOWN, readFound, type SearchParts } from '../search/search.service.ts';
import type { Understanding } from '../search/understand/understanding.ts';
import type { Criterion } from '../search/vocabulary/criteria.ts';
import { understandChoices } from './choices.ts';

interface FinderQuery extends FinderChoices, SearchFilters {
  cursor?: string | undefined;
  listCursor?: string | undefined;
  limit: number;
}

/** Gifts and lists for the finder's choices; a chosen person adds all that is known of them. */
export async function findForGiver(
  parts: SearchParts,
  userId: Viewer,
  request: FinderQuery,
): Promise<FinderResult> {
  const { db, liveIndex } = parts;
  const listCursor = request.cursor === undefined ? request.listCursor : undefined;
  const cursor = readCursor(request.cursor ?? listCursor);
  const index = await liveIndex.current(db);
  const day = cursor?.[1] ?? (await accountToday(db, userId));
  const resolved: ResolvedSearch = {
    userId,
    query: '',
    understanding: understandChoices(request, index),
    ...resolveFilters(request, index.categories),
    day,
  };
  if (userId !== null && request.recipientId !== undefined) {
    const recipient = orNotFound(await findRecipient(db, userId, request.recipientId));
    const { understanding, excluded } = await knowledgeOf(db, index, recipient, day);
    resolved.understanding = withPerson(resolved.understanding, understanding, request);
    resolved.excludedGifts = excluded;
  }
  const offset = cursor?.[0] ?? 0;
  const page = { offset, limit: request.limit };
  const gifts = listCursor ? undefined : await findPage(db, 'gifts', index, resolved, page);
  const listPage = listCursor ? page : { offset, limit: LISTS_SHOWN };
  const lists = request.cursor ? undefined : await findPage(db, 'lists', index, resolved, listPage);
  return await readFound(parts, index, resolved, gifts, lists);
}

/** Choices of the finder take precedence over known facts: another day, another budget. */
function withPerson(
  chosen: Understanding,
  known: Understanding,
  { event: occasion, ageGroup: relationship }: FinderChoices,
): Understanding {
  const isNeeded = (kind: string) =>
    !(kind === 'occasion' && occasion) && !(kind === 'person' && relationship);
  const person = known.criteria.find(({ kind }) => kind === 'person');
  return {
    ...known,
    ...chosen,
    criteria: [
      ...chosen.criteria,
      ...(person && relationship ? [withRelationshipChosen(person, relationship)] : []),
      ...known.criteria.filter(({ kind }) => isNeeded(kind)),
    ],
    words: [...chosen.words, ...known.words],
  };
}

/** A chosen relationship, which has a criterion of its own, replaces the person's and their age; interests stay. */
function withRelationshipChosen({ only, ...person }: Criterion, chosen: string): Criterion {
  return {
    ...person,
    relationships: [],
    preferred: [],
    namesAgeGroup: false,
    isAnyAge: true,
    // A person of unknown age counts as an adult, unless an age group was chosen.
    ...(only && !isAgeGroup(chosen) && { only }),
  };
}
