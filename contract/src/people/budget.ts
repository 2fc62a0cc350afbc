import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** Ideas count as planned, by price; bought and given gifts as spent, by the paid price or else the price. */
const Sums = z.object({
  planned: z.number(),
  spent: z.number(),
  /** Gifts without a price: they are in neither sum. */
  unpriced: z.int(),
});

/**
 * An idea belongs to the year of the day it counts for; a bought or given gift to that of its stored day, else of the date
 * it was given or bought. An idea without a day belongs to the present year.
 */
export const Budget = z.object({
  year: z.int(),
  /** Every year that has something, the newest first; always with the present one. */
  years: z.array(z.int()),
  total: Sums,
  people: z.array(
    Sums.extend({
      recipientId: Id,
      name: z.string(),
      /** The person's usual budget for one day. */
      budget: z.number().nullable(),
      gifts: z.int(),
      /** How many dates these gifts are for: the budget counts once for each. */
      days: z.int(),
    }),
  ),
  /** Sums by month; January is the first. */
  months: z.array(Sums).length(12),
});
export type Budget = z.infer<typeof Budget>;

const Year = z
  .string()
  .regex(/^(19|20|21)\d\d$/, 'Must be a year')
  .transform(Number);

export const budget = {
  ofYear: endpoint({
    method: 'GET',
    path: '/api/v1/budget',
    summary: 'What is planned and spent in a year, by person and by month; this year unless another is named',
    query: z.strictObject({ year: Year.optional() }),
    response: Budget,
  }),
};
