import { budget } from '@tuckaway/contract/budget';
import type { Server } from '../../platform/http.ts';
import { accountToday } from '../reminders/account-today.ts';
import { budgetOf } from './budget.ts';

export function budgetRoutes({ handle }: Server): void {
  handle(budget.ofYear, async ({ db, user, query }) =>
    budgetOf(db, user.id, await accountToday(db, user.id), query.year),
  );
}
