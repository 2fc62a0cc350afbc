/** Limits that the server shares with parts of the web that load no schemas. */

/** How many gifts a visitor may keep on the device before signing in. */
export const DEVICE_SHELF_MAX = 5;
export const QUERY_MAX = 300;
export const EMAIL_MAX = 254;
/** The name under which a visitor of a shared list brings a gift. */
export const GIVER_NAME_MAX = 40;
/** The words of a visitor who brings something that is not in the list. */
export const OTHER_TEXT_MAX = 200;
/** How long a link to sign in, sent by mail, works. */
export const SIGN_IN_LINK_MINUTES = 15;
/** Words that filter the gifts of Saved. */
export const SAVED_QUERY_MAX = 100;
/** The giver's own words for an event in the gift finder. */
export const EVENT_MAX = 60;
/** How many pasted gifts Create Gift takes at once. The server lets as many link previews and pictures through in a minute. */
export const GIFTS_AT_ONCE_MAX = 30;
/** How long the server stores an idempotency key with its response. */
export const IDEMPOTENCY_KEY_LIFE_H = 24;
