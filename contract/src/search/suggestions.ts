import { QUERY_MAX } from '@tuckaway/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, line } from '../fields.ts';

/** Maximum of all kinds together. */
export const SUGGESTIONS_MAX = 8;

const OwnSuggestion = z.object({
  kind: z.enum(['person', 'list', 'tag', 'gift']),
  id: Id,
  title: z.string(),
});
export const Suggestions = z.object({
  /** The user's own gifts, lists, people and tags with a matching name. */
  mine: z.array(OwnSuggestion),
  /** Curated lists with a matching title. */
  lists: z.array(z.object({ id: Id, title: z.string() })),
  /** The text as typed, with its last word completed by words that the catalogue has. */
  words: z.array(z.string()),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggestions = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/search/suggestions',
    rateLimit: 'suggestions',
    summary: 'What a search that is being typed may be about: my own things, curated lists and words',
    query: z.strictObject({ query: line({ max: QUERY_MAX, required: 'Enter the beginning of a word.' }) }),
    response: Suggestions,
    cacheOffline: false,
  }),
};
