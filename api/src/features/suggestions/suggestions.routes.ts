import { suggestions } from '@tuckaway/contract/suggestions';
import type { Server } from '../../platform/http.ts';
import { suggest } from './suggestions.service.ts';

export function suggestionRoutes({ handle }: Server): void {
  handle(suggestions.get, ({ db, user, query }) => suggest(db, user.id, query.query));
}
