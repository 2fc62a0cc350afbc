import { wallClockIn } from '@tuckaway/domain/days/wall-clock';
import { connectPostgres } from '../../api/src/db/connection/pool.ts';
import { openTestDb } from '../../api/src/test/database/test-db.ts';
import { buildDay, buildRecipient, buildUser } from '../../api/src/test/factories.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time zone in which it is daytime, so that reminders are sent now. */
const timeZone = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland'].find((zone) => {
  const { hour } = wallClockIn(zone, new Date());
  return hour >= 9 && hour < 22;
})!;

/** Creates accounts for each of which one reminder is due, and returns their addresses. */
export async function prepareReminders(url: string, people: number): Promise<string[]> {
  const pool = connectPostgres(url, console);
  const db = openTestDb(pool);
  const [, month, day] = wallClockIn(timeZone, new Date(Date.now() + DAY_MS))
    .date.split('-')
    .map(Number);
  const emails: string[] = [];
  for (let index = 0; index < people; index++) {
    const { id, email } = await buildUser(db, { name: `Ada ${index}`, email: `ada${index}@example.com` });
    const { id: recipientId } = await buildRecipient(db, id);
    await buildDay(db, id, { recipientId, month: month!, day: day!, remind: [1] });
    emails.push(email);
  }
  await db.update('reminderSettings', { timeZone });
  await pool.end();
  return emails;
}
