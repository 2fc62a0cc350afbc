import { canonicalTimeZone, isTimeZone } from '@tuckaway/domain/days/time-zone';
import { z } from 'zod';

/** Stored in its canonical spelling, so that each zone has one formatter. */
export const TimeZone = z
  .string()
  .refine(isTimeZone, 'Please choose a time zone from the list')
  .overwrite((zone) => canonicalTimeZone(zone) ?? zone);
