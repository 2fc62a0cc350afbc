import { budget } from '@tuckaway/contract/people/budget';
import type { Server } from '../../platform/http/handle.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { budgetOf } from './budget.ts';

export function budgetRoutes({ handle }: Server): void {
  handle(budget.ofYear, async ({ db, user, query }) =>
    budgetOf(db, user.id, await accountToday(db, user.id), query.year),
  );
}
