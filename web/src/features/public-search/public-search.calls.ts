import type { PublicFound, PublicSearchResult } from '@tuckaway/contract/search/public-search';
import { errorFromResponse } from '../../lib/api/api-error.ts';
import { RETRY, withRetries } from '../../lib/api/retry.ts';
import { buildUrl, readJson, send } from '../../lib/api/send.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { SearchRequest } from './search-request.ts';

/** Results of the search or the finder. Those of the search have more fields. */
export type PublicResults = PublicFound & Partial<PublicSearchResult>;

/** Fetches a page of results, without the contract's schemas and `api`, which public pages do not load. */
export function fetchPublicResults(
  request: SearchRequest,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<PublicResults> {
  const url =
    request.kind === 'words'
      ? buildUrl(paths.publicSearch, {}, { query: request.query, asTyped: request.asTyped, cursor })
      : buildUrl(paths.publicFinder, {}, { ...request.choices, cursor });
  return withRetries(RETRY.browsing, async () => {
    const { text, ...response } = await send(url, { headers: { Accept: 'application/json' } }, signal);
    if (response.status !== 200) throw errorFromResponse(response, text);
    return (readJson(text) as { data: PublicResults }).data;
  });
}
