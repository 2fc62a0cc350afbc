import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from './schema-columns.ts';

/* Links of lists and who brings what: a part of schema.ts, which says what this is. */

const kind = () => text({ enum: ['ideas', 'wishes'] }).notNull();
const degree = () => text({ enum: ['nothing', 'taken', 'all'] }).notNull();

export const listShares = pgTable('list_shares', {
  giftListId: integer().primaryKey(),
  userId: integer().notNull(),
  tokenHash: bytes(),
  salt: bytes().notNull(),
  kind: kind(),
  degree: degree().default('nothing'),
  revealOn: date(),
  namesVisible: boolean().notNull().default(true),
  words: text(),
  expiresOn: date(),
  opens: integer().notNull().default(0),
  createdAt: createdAt(),
});

export const wantedGifts = pgTable(
  'wanted_gifts',
  { userId: integer().notNull(), giftId: integer().notNull(), quantity: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.giftId] })],
);

export const takes = pgTable('takes', {
  id: uuid().primaryKey().defaultRandom(),
  userId: integer().notNull(),
  giftListId: integer(),
  giftId: integer(),
  isOther: boolean().notNull().default(false),
  quantity: integer().notNull().default(1),
  shareWith: boolean().notNull().default(false),
  giverName: text().notNull(),
  giverId: integer(),
  secretHash: bytes().notNull(),
  kind: kind(),
  degree: degree(),
  revealOn: date(),
  listTitle: text().notNull(),
  title: text().notNull(),
  priceCents: integer(),
  purchaseUrl: text(),
  pictureKey: text(),
  createdAt: createdAt(),
});
