import type { MatrixRow } from './matrix-row.ts';
import { ACCOUNT_ROWS } from './rows/accounts.ts';
import { CIRCLE_ROWS } from './rows/circles.ts';
import { CO_EDITING_ROWS } from './rows/co-editing.ts';
import { DRAW_ROWS } from './rows/draws.ts';
import { GIFT_LIST_ROWS } from './rows/gift-lists.ts';
import { GIFT_ROWS } from './rows/gifts.ts';
import { MANY_GIFTS_ROWS } from './rows/many-gifts.ts';
import { OPERATOR_ROWS } from './rows/operator.ts';
import { RECIPIENT_GIFT_ROWS } from './rows/recipient-gifts.ts';
import { RECIPIENT_ROWS } from './rows/recipients.ts';
import { REMINDER_ROWS } from './rows/reminders.ts';
import { SAVED_GIFT_ROWS } from './rows/saved-gifts.ts';
import { SEARCH_ROWS } from './rows/search.ts';
import { SHARE_ROWS } from './rows/shares.ts';

/** Who may do what: every call and document of the contract, by every role. */
export const MATRIX: MatrixRow[] = [
  ...GIFT_ROWS,
  ...GIFT_LIST_ROWS,
  ...SAVED_GIFT_ROWS,
  ...MANY_GIFTS_ROWS,
  ...RECIPIENT_ROWS,
  ...RECIPIENT_GIFT_ROWS,
  ...REMINDER_ROWS,
  ...SEARCH_ROWS,
  ...ACCOUNT_ROWS,
  ...OPERATOR_ROWS,
  ...SHARE_ROWS,
  ...CIRCLE_ROWS,
  ...CO_EDITING_ROWS,
  ...DRAW_ROWS,
];
