import { UNKNOWN_TOKEN, type MatrixRow } from '../matrix-row.ts';

export const REMINDER_ROWS: MatrixRow[] = [
  { call: 'reminders.settings', expected: { visitor: 401, owner: 200, other: 200 } },
  {
    call: 'reminders.change',
    body: () => ({ byMail: false }),
    expected: { visitor: 401, owner: 200, other: 200 },
  },
  { call: 'reminders.renewCalendar', expected: { visitor: 401, owner: 200, other: 200 } },
  { call: 'reminders.stopCalendar', expected: { visitor: 401, owner: 200, other: 200 } },
  {
    call: 'documents.calendar',
    params: (f) => ({ file: `${f.calendarA}.ics` }),
    expected: { visitor: 200, owner: 200, other: 200 },
    check: (data) => data.includes('END:VCALENDAR'),
  },
  {
    call: 'documents.calendar',
    case: 'an unknown calendar',
    params: () => ({ file: `${UNKNOWN_TOKEN}.ics` }),
    expected: { visitor: 404, owner: 404, other: 404 },
  },
  {
    call: 'documents.askToUnsubscribe',
    params: (f) => ({ token: f.unsubscribeA }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
  {
    call: 'documents.unsubscribe',
    params: (f) => ({ token: f.unsubscribeA }),
    expected: { visitor: 200, owner: 200, other: 200 },
  },
];
