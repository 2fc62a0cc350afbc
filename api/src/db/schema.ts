import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigint, bytes, createdAt, GENERATED, id, moment } from './schema-columns.ts';

export * from './schema-of-people.ts';
export * from './schema-of-sharing.ts';

/*
 * The tables as TypeScript sees them: `Row` of row.ts takes the types of rows from here. The truth is in the SQL
 * migrations, which also hold what makes the tables safe (keys, checks, indexes); schema.test.ts holds the two
 * together. Only tests use the tables to build queries.
 */

export const appFacts = pgTable('app_facts', { key: text().primaryKey(), value: text().notNull() });

export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  avatar: text(),
  createdAt: createdAt(),
});

export const identities = pgTable('identities', {
  id: id(),
  userId: integer().notNull(),
  provider: text({ enum: ['google', 'apple', 'oidc', 'mail'] }).notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text().notNull(),
  createdAt: createdAt(),
});

export const sessions = pgTable('sessions', {
  id: id(),
  userId: integer().notNull(),
  identityId: integer().notNull(),
  seq: integer().notNull().default(0),
  userAgent: text(),
  ipPrefix: text(),
  createdAt: createdAt(),
  lastSeenAt: createdAt(),
  expiresAt: moment().notNull(),
  revokedAt: moment(),
  revokeReason: text(),
});

export const accessTokens = pgTable('access_tokens', {
  hash: bytes().primaryKey(),
  sessionId: integer().notNull(),
  expiresAt: moment().notNull(),
});

export const refreshTokens = pgTable('refresh_tokens', {
  hash: bytes().primaryKey(),
  sessionId: integer().notNull(),
  seq: integer().notNull(),
  salt: bytes().notNull(),
  usedAt: moment(),
  expiresAt: moment().notNull(),
});

export const usedIdTokens = pgTable('used_id_tokens', {
  hash: bytes().primaryKey(),
  nonceHash: bytes().notNull(),
  sessionId: integer(),
  firstUsedAt: createdAt(),
  expiresAt: moment().notNull(),
});

export const signInLinks = pgTable('sign_in_links', {
  hash: bytes().primaryKey(),
  browserHash: bytes().notNull(),
  email: text().notNull(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
});

export const auditEvents = pgTable('audit_events', {
  id: bigint().primaryKey().generatedAlwaysAs(GENERATED),
  at: createdAt(),
  event: text().notNull(),
  userRef: text(),
  sessionId: integer(),
  requestId: text(),
  ipPrefix: text(),
  userAgentHash: text(),
  object: text(),
  outcome: text({ enum: ['success', 'failure'] }).notNull(),
  reason: text(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer().notNull(),
    key: text().notNull(),
    requestHash: bytes().notNull(),
    status: integer().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const deletedAccounts = pgTable('deleted_accounts', {
  userId: integer().primaryKey(),
  deletedAt: createdAt(),
  account: text(),
});

export const categories = pgTable('categories', {
  id: id(),
  slug: text().notNull(),
  masterCategory: text({ enum: ['Occasion', 'Interest', 'Relationship'] }).notNull(),
  name: text().notNull(),
  color: text().notNull(),
  position: integer().notNull(),
  pictureKey: text(),
});

export const images = pgTable('images', {
  id: text().primaryKey(),
  userId: integer().notNull(),
  bytes: integer().notNull(),
  createdAt: createdAt(),
});

export const gifts = pgTable('gifts', {
  id: id(),
  slug: text(),
  title: text().notNull(),
  priceCents: integer(),
  purchaseUrl: text(),
  retailer: text(),
  description: text(),
  pictureKey: text(),
  imageId: text(),
  createdByType: text({ enum: ['SYSTEM', 'USER'] }).notNull(),
  createdById: integer(),
  categoryIds: integer()
    .array()
    .notNull()
    .default(sql`'{}'`),
  suits: text()
    .array()
    .notNull()
    .default(sql`'{her,him,everyone}'`),
  keywords: text().notNull().default(''),
  qualities: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: createdAt(),
  updatedAt: createdAt(),
  retiredAt: moment(),
  isPublic: boolean().notNull().generatedAlwaysAs(GENERATED),
  titleKey: text().notNull().generatedAlwaysAs(GENERATED),
  shop: text().generatedAlwaysAs(GENERATED),
});

export const giftLists = pgTable('gift_lists', {
  id: id(),
  slug: text(),
  title: text().notNull(),
  description: text(),
  isPrivate: boolean().notNull().default(false),
  isFavorites: boolean().notNull().default(false),
  userId: integer(),
  createdByType: text({ enum: ['SYSTEM', 'USER'] }).notNull(),
  occasionId: integer(),
  categoryIds: integer()
    .array()
    .notNull()
    .default(sql`'{}'`),
  position: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: createdAt(),
  retiredAt: moment(),
  pictureKey: text(),
  isPublic: boolean().notNull().generatedAlwaysAs(GENERATED),
});

export const giftListGifts = pgTable('gift_list_gifts', {
  id: id(),
  giftListId: integer().notNull(),
  giftId: integer().notNull(),
  userId: integer(),
  position: integer().notNull().default(0),
  createdAt: createdAt(),
});

export const removals = pgTable('removals', {
  id: id(),
  userId: integer().notNull(),
  places: text().notNull(),
  removedAt: createdAt(),
});

export const tags = pgTable('tags', {
  id: id(),
  userId: integer().notNull(),
  name: text().notNull(),
  createdAt: createdAt(),
});

export const giftTags = pgTable(
  'gift_tags',
  { tagId: integer().notNull(), giftId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tagId, table.giftId] })],
);

export const waitlistEntries = pgTable('waitlist_entries', {
  id: id(),
  email: text().notNull(),
  platforms: text().array().notNull(),
  createdAt: createdAt(),
});
