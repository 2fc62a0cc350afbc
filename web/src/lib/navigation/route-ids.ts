/** The largest id of the database; the contract's MAX_ID, without importing zod. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

/** Ids in addresses are positive whole numbers; anything else is undefined. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9][0-9]{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : undefined;
}

/** The list id in the path of a list's page; undefined for other pages. */
export const giftListIdIn = (pathname: string): number | undefined =>
  parseId(/^\/app\/gift-list\/([^/]+)\/?$/.exec(pathname)?.[1]);

/** The recipient id in the path of a person's page; undefined for other pages. */
export const recipientIdIn = (pathname: string): number | undefined =>
  parseId(/^\/app\/recipients\/([^/]+)\/?$/.exec(pathname)?.[1]);
