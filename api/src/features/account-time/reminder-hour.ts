/** Hour of the day, in the account's time zone, at which reminder mails are sent and alarms of the calendar feed ring. */
export const REMINDER_HOUR = 9;
