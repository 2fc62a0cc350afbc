import { hostOf } from '@tuckaway/domain/hosts';
import { readAmount, writeAmount } from '@tuckaway/domain/amounts';
import { GIFT_DESCRIPTION_MAX, GIFT_TITLE_MAX, PurchaseUrl } from '@tuckaway/contract/gifts/gifts';
import { isRobotCheck } from '@tuckaway/domain/robot-check';

/** Title and link of a line of pasted or shared text; one of them may be empty. */
export interface PastedGift {
  title: string;
  purchaseUrl: string;
  /** Text that is too long for a title. */
  description?: string;
  /** Digits and one decimal point. */
  price?: string;
}

/** Limit, so that all of them can be checked before they are created. */
export const MOST_AT_ONCE = 30;

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
const BULLET = /^\s*(?:[-*•–—·]\s+|\d{1,3}[.)]\s+|\[[ xX]?\]\s+)+/;
/** An amount in dollars at the end of a line; other currencies stay part of the name. */
const PRICE = /(?:^|[\s,;:(–—-]+)(\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:\$|USD))\)?\s*$/iu;
const EDGES = /^[\s\-–—:|,;)\]]+|[\s\-–—:|,;([]+$/g;

/** One gift for each line and each link, each of them once. */
export function readPasted(text: string): PastedGift[] {
  const found = linesIn(text);
  const once = new Map(found.map((gift) => [gift.purchaseUrl || gift.title.toLowerCase(), gift]));
  return [...once.values()];
}

/** How many lines and links repeat others. */
export const countDoubles = (text: string): number => linesIn(text).length - readPasted(text).length;

const linesIn = (text: string) => text.split(/[\r\n\u2028\u2029]+/).flatMap(readLine);

/** A name and its link may stand in one line; further links are gifts of their own. */
function readLine(line: string): PastedGift[] {
  const purchaseLinks = purchaseLinksIn(line);
  const words = withoutPurchaseLinks(line).replace(BULLET, '');
  const written = PRICE.exec(words);
  const amount = written ? readAmount(written[1]!) : undefined;
  const named = amount === undefined ? words : words.slice(0, written!.index);
  const title = shorten(named.replace(EDGES, ''));
  const [first = '', ...others] = purchaseLinks;
  if (first === '' && title === '') return [];
  const price = amount === undefined ? {} : { price: writeAmount(amount) };
  return [
    { title, purchaseUrl: first, ...price },
    ...others.map((purchaseUrl) => ({ title: '', purchaseUrl })),
  ];
}

interface Shared {
  title?: string | null;
  text?: string | null;
  url?: string | null;
}

/**
 * Reads the data of a share sheet. It becomes one gift, unless it has several links, which become several
 * gifts. Without a link, its text is the name.
 */
export function readShared({ title, text, url }: Shared): PastedGift[] {
  const purchaseLinks = [
    ...new Set([
      ...purchaseLinksIn(url ?? ''),
      ...purchaseLinksIn(text ?? ''),
      ...purchaseLinksIn(title ?? ''),
    ]),
  ];
  if (purchaseLinks.length > 1) return purchaseLinks.map((purchaseUrl) => ({ title: '', purchaseUrl }));
  const names = [title, text].map((one) => plain(withoutPurchaseLinks(one ?? '')));
  const [named = '', said = ''] = purchaseLinks.length > 0 ? names : names.toReversed();
  const name = [named, said].find((one) => one !== '' && !isRobotCheck(one)) ?? '';
  if (purchaseLinks.length === 0 && name === '') return [];
  const isCut = [...name].length > GIFT_TITLE_MAX;
  return [
    {
      title: shorten(name),
      purchaseUrl: purchaseLinks[0] ?? '',
      ...(isCut && { description: [...name].slice(0, GIFT_DESCRIPTION_MAX).join('') }),
    },
  ];
}

/** A name derived from a link: 'https://shop.example/p/red-kite.html' is a 'Red kite'. */
export function nameFromPurchaseLink(purchaseLink: string): string {
  const url = URL.parse(purchaseLink);
  if (!url) return '';
  const parts = url.pathname.split('/').map((part) => decode(part).replace(/\.\w{2,5}$/, ''));
  const slug = parts.findLast((part) => /\p{L}{3,}[-_+]+[\p{L}\d%]{2,}/u.test(part)) ?? '';
  const words = plain(slug.replace(/[-_+]+/g, ' '));
  return shorten(words === '' ? shopOf(purchaseLink) : words.charAt(0).toUpperCase() + words.slice(1));
}

/** The shop of a link, by its host's name. */
export const shopOf = (purchaseLink: string): string => hostOf(purchaseLink) ?? '';

function purchaseLinksIn(text: string): string[] {
  return (text.match(WEB_ADDRESS) ?? []).flatMap((found) => {
    const purchaseLink = withoutPunctuation(/^www\./i.test(found) ? `https://${found}` : found);
    return PurchaseUrl.safeParse(purchaseLink).data ?? [];
  });
}

const withoutPurchaseLinks = (text: string) =>
  text.replace(WEB_ADDRESS, (found) => (purchaseLinksIn(found).length > 0 ? ' ' : found));

/** A sentence's full stop or bracket is not the link's. */
function withoutPunctuation(purchaseLink: string): string {
  const bare = purchaseLink.replace(/[.,;:!?'"»”>\]]+$/, '');
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
}

const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const shorten = (text: string) => [...plain(text)].slice(0, GIFT_TITLE_MAX).join('').trim();

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
