import type { PublicFound, PublicSearchResult } from '@tuckaway/contract/search/public-search';
import { errorFromResponse } from '../../lib/api/api-error.ts';
import { RETRY, withRetries } from '../../lib/api/retry.ts';
import { buildUrl, readJson, send } from '../../lib/api/send.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { SearchRequest } from './search-request.ts';

/** Results of a text search have more fields than those of the finder. */
export type Found = PublicFound & Partial<PublicSearchResult>;

/** Without the contract's schemas and the client of the signed-in area: public pages load neither. */
export function readFound(
  request: SearchRequest,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Found> {
  const url =
    request.kind === 'words'
      ? buildUrl(paths.publicSearch, {}, { query: request.query, asTyped: request.asTyped, cursor })
      : buildUrl(paths.publicFinder, {}, { ...request.choices, cursor });
  return withRetries(RETRY.read, async () => {
    const { text, ...response } = await send(url, { headers: { Accept: 'application/json' } }, signal);
    if (response.status !== 200) throw errorFromResponse(response, text);
    return (readJson(text) as { data: Found }).data;
  });
}
