import type { Page } from '@playwright/test';
import type { SignedIn } from './fixtures.ts';

interface WithId {
  id: number;
}

const MONTHS = 'January February March April May June July August September October November December';

/** A date some days ahead, as the form takes it. */
export function daysAhead(days: number) {
  const date = new Date(Date.now() + days * 86_400_000);
  return {
    month: MONTHS.split(' ')[date.getMonth()]!,
    monthNumber: date.getMonth() + 1,
    day: date.getDate(),
  };
}

export async function addPerson({ call }: SignedIn, name: string, days: number, more: object = {}) {
  const person = await call<WithId>('POST', '/api/v1/recipients', { name, ...more });
  const { monthNumber: month, day } = daysAhead(days);
  await call('POST', `/api/v1/recipients/${person.id}/days`, { kind: 'birthday', month, day });
  return person;
}

/** An own gift, tucked away for a person's next day. */
export async function addIdea({ call }: SignedIn, recipientId: number, title: string, price?: number) {
  const gift = await call<WithId>('POST', '/api/v1/gifts/with-saved-gift', { title, price });
  const link = await call<WithId>('POST', '/api/v1/recipient-gifts', { recipientId, giftId: gift.id });
  return { gift, link };
}

export const upcomingList = (page: Page) => page.getByRole('list', { name: 'Coming up' });
