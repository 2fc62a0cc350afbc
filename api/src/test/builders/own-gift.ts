import type { TestApp } from '../build-app.ts';
import { buildGift } from '../factories.ts';

/** A gift of a user, with a note. */
export const buildOwnGift = ({ db }: Pick<TestApp, 'db'>, userId: number, title: string) =>
  buildGift(db, { createdById: userId, title, description: 'psst', priceCents: 1250 });
