import { sql } from './sql.ts';

/*
 * All advisory locks with a fixed number. The numbers are arbitrary and never change: servers of two versions that run side
 * by side wait for each other by them. A sign-in of an identity has a lock of its own, a hash of its issuer and subject.
 */

/** Servers that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_425_001;
/** One server at a time runs the hourly upkeep. */
export const UPKEEP_LOCK = 7_425_002;
/** Held in the embedded database for as long as its server lives. */
export const SERVER_LOCK = 7_425_003;
/** First sign-ins wait for each other, so that only one account becomes the first. */
export const FIRST_ACCOUNT_LOCK = 7_425_350;
/** Servers that start together load the catalogue one after the other. */
export const CATALOGUE_LOCK = sql`hashtext('loaded-catalogue')`;
