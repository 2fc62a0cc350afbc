/** Limits that public pages need too, which load no schemas. */

/** How many gifts a visitor may keep on the device before signing in. */
export const DEVICE_SHELF_MAX = 5;
export const QUERY_MAX = 300;
/** How long a link to sign in, sent by mail, works. */
export const SIGN_IN_LINK_MINUTES = 15;
/** Words that filter the gifts of Saved. */
export const SAVED_QUERY_MAX = 100;
/** The giver's own words for an event in the gift finder. */
export const EVENT_MAX = 60;
