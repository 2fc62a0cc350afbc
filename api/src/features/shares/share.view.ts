import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Degree, ListShare, ShareKind } from '@tuckaway/contract/sharing/shares';
import { columns, type Row } from '../../db/row.ts';
import type { Sql } from '../../db/sql.ts';

/** `words` is the greeting to visitors, `degree` how much the owner sees of takes. */
const FIELDS = [
  'giftListId',
  'tokenHash',
  'kind',
  'degree',
  'revealOn',
  'namesVisible',
  'words',
  'expiresOn',
  'opens',
] as const;

export type ShareRow = Row<'listShares', (typeof FIELDS)[number]>;
export const shareColumns: Sql = columns('s', FIELDS);

export function toListShare(row: ShareRow, quantities: ListShare['wanted'], today: CalendarDate): ListShare {
  const { tokenHash, ...share } = row;
  return { ...share, isOpen: tokenHash !== null && !isOver(row.expiresOn, today), wanted: quantities };
}

/** A link works through the whole of its last day. */
export const isOver = (expiresOn: string | null, today: CalendarDate) =>
  expiresOn !== null && expiresOn < today;

/** Degree for new takes; all of them are visible for the kind 'ideas'. */
export const degreeOf = ({ kind, degree }: { kind: ShareKind; degree: Degree }): Degree =>
  kind === 'ideas' ? 'all' : degree;
