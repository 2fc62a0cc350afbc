import { QUERY_MAX } from '@tuckaway/domain/limits';
import { paths } from '../../lib/navigation/paths.ts';
import { finderParams, readFinderParams, type FinderSelections } from '../finder/finder-steps.ts';
import type { AsTyped } from '../search/search-params.ts';

/** Parsed address of the search page: a query, or choices of the finder. */
export type SearchRequest =
  | { kind: 'words'; query: string; asTyped: AsTyped | undefined }
  | { kind: 'finder'; choices: FinderSelections };

export function readSearchRequest(params: URLSearchParams): SearchRequest | undefined {
  const choices = readFinderParams(params);
  if (choices) return { kind: 'finder', choices };
  const query = [...(params.get('q') ?? '').trim()].slice(0, QUERY_MAX).join('');
  const asTyped = (['true', 'spelling'] as const).find((value) => value === params.get('asTyped'));
  return query === '' ? undefined : { kind: 'words', query, asTyped };
}

export const wordsAddress = (query: string, asTyped?: AsTyped): string =>
  paths.findFor({ q: query, asTyped: query === '' ? undefined : asTyped });

export const finderAddress = (choices: FinderSelections): string => paths.findFor(finderParams(choices));
