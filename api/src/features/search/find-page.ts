import { isCalendarDate, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts';
import { signal } from '../../signals.ts';
import { upcomingCategories } from '../gift-lists/season.ts';
import type { Viewer } from '../gifts/gift-access.store.ts';
import type { SearchIndex } from './gift-index/search-index.ts';
import { rankOwnThings } from './own-things.ts';
import type { CloseMatch } from './rank/closest.ts';
import { rank, type Ranking } from './rank/rank.ts';
import { FEW_MATCHES } from './rank/weights.ts';
import type { ResolvedFilters } from './filters.ts';
import type { Understanding } from './understand/understanding.ts';

/** Cursor: how many results were sent, and the day of the first page, which fixes the season past midnight. */
const Cursor = z.tuple([z.int().min(0).max(1_000_000), z.string().refine(isCalendarDate)]);
type PageCursor = z.infer<typeof Cursor>;
export const readCursor = (cursor: string | undefined): PageCursor | undefined =>
  decodeCursor(cursor, Cursor);

/** A search that was understood and can be run. */
export interface ResolvedSearch extends ResolvedFilters {
  userId: Viewer;
  /** The typed query; empty for filters and finder choices alone. */
  query: string;
  understanding: Understanding;
  day: CalendarDate;
  /** Ids of gifts that the recipient already has. */
  excludedGifts?: ReadonlySet<number>;
}

export interface FoundPage {
  ids: number[];
  total: number;
  nextCursor: string | null;
  closest: (CloseMatch & { id: number })[];
  missingWords: string[];
}

/** A page of gifts or lists: the searcher's own first, then curated ones, both by the same ranking. */
export async function findPage(
  db: Db,
  kind: 'gifts' | 'lists',
  index: SearchIndex,
  resolved: ResolvedSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundPage> {
  const documents = index[kind];
  const { userId, query, understanding, filters, day } = resolved;
  const excluded = kind === 'gifts' ? resolved.excludedGifts : undefined;
  const own = await rankOwnThings(db, kind, {
    userId,
    query,
    understanding,
    filters,
    ...(excluded && { excluded }),
    vocabulary: index.vocabulary,
  });
  const started = performance.now();
  const ranking: Ranking = rank(documents, {
    understanding,
    filters,
    season: upcomingCategories(day),
    ...(excluded && { excluded }),
    limit: Math.max(0, offset + limit - own.length),
  });
  signal('ranked', { seconds: (performance.now() - started) / 1000 });
  const idOf = (document: number) => documents.ids[document]!;
  const ids = [...own, ...ranking.matches.map(({ document }) => idOf(document))].slice(
    offset,
    offset + limit,
  );
  const total = own.length + ranking.total;
  const sent = offset + ids.length;
  return {
    ids,
    total,
    nextCursor: sent < total && ids.length > 0 ? encodeCursor([sent, day]) : null,
    closest:
      total < FEW_MATCHES && offset === 0
        ? ranking.closest.map((close) => ({ ...close, id: idOf(close.document) }))
        : [],
    missingWords: ranking.missingWords,
  };
}
