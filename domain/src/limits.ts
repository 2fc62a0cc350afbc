/** Limits that public pages need too, which load no schemas. */

/** How many gifts a visitor may keep on the device before signing in. */
export const DEVICE_SHELF_MAX = 5;
export const QUERY_MAX = 300;
/** The giver's own words for an event in the gift finder. */
export const EVENT_MAX = 60;
