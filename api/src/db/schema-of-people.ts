import type { HolidayKey } from '@tuckaway/domain/days/holidays';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './schema-columns.ts';

/* Whom people give to, when, what, and how they are reminded: a part of schema.ts, which says what this is. */

export const recipients = pgTable('recipients', {
  id: id(),
  userId: integer().notNull(),
  name: text().notNull(),
  email: text(),
  createdAt: createdAt(),
  relationshipId: integer(),
  goodToKnow: text(),
  budgetCents: integer(),
  ownInterests: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
});

export const recipientInterests = pgTable(
  'recipient_interests',
  { recipientId: integer().notNull(), categoryId: integer().notNull(), userId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.recipientId, table.categoryId] })],
);

export const recipientDays = pgTable('recipient_days', {
  id: id(),
  recipientId: integer().notNull(),
  userId: integer().notNull(),
  kind: text({ enum: ['birthday', 'anniversary', 'holiday', 'own'] }).notNull(),
  name: text(),
  month: integer(),
  day: integer(),
  year: integer(),
  holiday: text().$type<HolidayKey>(),
  remind: integer().array(),
  createdAt: createdAt(),
  changedAt: createdAt(),
});

export const recipientGifts = pgTable('recipient_gifts', {
  id: id(),
  userId: integer().notNull(),
  recipientId: integer().notNull(),
  giftId: integer().notNull(),
  note: text(),
  givenAt: date(),
  createdAt: createdAt(),
  dayId: integer(),
  dayOn: date(),
  boughtAt: date(),
  paidCents: integer(),
  thankedAt: date(),
  thanksNote: text(),
  forNoDay: boolean().notNull().default(false),
});

export const reminderSettings = pgTable('reminder_settings', {
  userId: integer().primaryKey(),
  timeZone: text(),
  byMail: boolean().notNull().default(true),
  leads: integer()
    .array()
    .notNull()
    .default(sql`'{30,7,1}'`),
  evenWhenBought: boolean().notNull().default(false),
  calendarToken: text(),
  unsubscribeToken: text(),
  nextLookAt: moment(),
  failures: integer().notNull().default(0),
  leasedUntil: moment(),
  mailSince: createdAt(),
});

export const remindersSent = pgTable(
  'reminders_sent',
  {
    dayId: integer().notNull(),
    dayOn: date().notNull(),
    lead: integer().notNull(),
    userId: integer().notNull(),
    sentAt: moment().defaultNow(),
    attempts: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.dayId, table.dayOn, table.lead] })],
);
