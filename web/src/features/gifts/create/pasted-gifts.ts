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

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
const BULLET = /^\s*(?:[-*•–—·]\s+|\d{1,3}[.)]\s+|\[[ xX]?\]\s+)+/;
/** An amount in dollars at the end of a line; other currencies stay part of the name. */
const PRICE = /(?:^|[\s,;:(–—-]+)(\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:\$|USD))\)?\s*$/iu;
const EDGES = /^[\s\-–—:|,;)\]]+|[\s\-–—:|,;([]+$/g;

/** Parses pasted text: one gift for each line and each link, without duplicates. */
export function parsePastedGifts(text: string): PastedGift[] {
  const found = parseLines(text);
  const unique = new Map(found.map((gift) => [gift.purchaseUrl || gift.title.toLowerCase(), gift]));
  return [...unique.values()];
}

/** Number of lines and links that repeat an earlier one. */
export const countDuplicates = (text: string): number =>
  parseLines(text).length - parsePastedGifts(text).length;

const parseLines = (text: string) => text.split(/[\r\n\u2028\u2029]+/).flatMap(parseLine);

/** Parses a line: a name with its link, and a gift for each further link. */
function parseLine(line: string): PastedGift[] {
  const purchaseLinks = purchaseLinksIn(line);
  const words = withoutPurchaseLinks(line).replace(BULLET, '');
  const priceMatch = PRICE.exec(words);
  const amount = priceMatch ? readAmount(priceMatch[1]!) : undefined;
  const beforePrice = amount === undefined ? words : words.slice(0, priceMatch!.index);
  const title = titleOf(beforePrice.replace(EDGES, ''));
  const [first = '', ...others] = purchaseLinks;
  if (first === '' && title === '') return [];
  const price = amount === undefined ? {} : { price: writeAmount(amount) };
  return [
    { title, purchaseUrl: first, ...price },
    ...others.map((purchaseUrl) => ({ title: '', purchaseUrl })),
  ];
}

interface SharedData {
  title?: string | null;
  text?: string | null;
  url?: string | null;
}

/**
 * Parses the data of a share sheet: one gift, or one for each link if there are several. Without a link, the text is
 * the name.
 */
export function parseSharedGift({ title, text, url }: SharedData): PastedGift[] {
  const purchaseLinks = [
    ...new Set([
      ...purchaseLinksIn(url ?? ''),
      ...purchaseLinksIn(text ?? ''),
      ...purchaseLinksIn(title ?? ''),
    ]),
  ];
  if (purchaseLinks.length > 1) return purchaseLinks.map((purchaseUrl) => ({ title: '', purchaseUrl }));
  const names = [title, text].map((one) => normalizeSpaces(withoutPurchaseLinks(one ?? '')));
  const [first = '', second = ''] = purchaseLinks.length > 0 ? names : names.toReversed();
  const name = [first, second].find((one) => one !== '' && !isRobotCheck(one)) ?? '';
  if (purchaseLinks.length === 0 && name === '') return [];
  const isCut = [...name].length > GIFT_TITLE_MAX;
  return [
    {
      title: titleOf(name),
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
  const words = normalizeSpaces(slug.replace(/[-_+]+/g, ' '));
  return titleOf(words === '' ? shopOf(purchaseLink) : words.charAt(0).toUpperCase() + words.slice(1));
}

/** Host name of a link, shown as the shop. */
export const shopOf = (purchaseLink: string): string => hostOf(purchaseLink) ?? '';

function purchaseLinksIn(text: string): string[] {
  return (text.match(WEB_ADDRESS) ?? []).flatMap((found) => {
    const purchaseLink = withoutPunctuation(/^www\./i.test(found) ? `https://${found}` : found);
    return PurchaseUrl.safeParse(purchaseLink).data ?? [];
  });
}

const withoutPurchaseLinks = (text: string) =>
  text.replace(WEB_ADDRESS, (found) => (purchaseLinksIn(found).length > 0 ? ' ' : found));

/** Removes punctuation of the sentence around a link, e.g. a full stop or bracket at its end. */
function withoutPunctuation(purchaseLink: string): string {
  const bare = purchaseLink.replace(/[.,;:!?'"»”>\]]+$/, '');
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
}

const normalizeSpaces = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const titleOf = (text: string) => [...normalizeSpaces(text)].slice(0, GIFT_TITLE_MAX).join('').trim();

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
