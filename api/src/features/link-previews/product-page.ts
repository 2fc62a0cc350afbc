import { GIFT_DESCRIPTION_MAX, GIFT_TITLE_MAX } from '@tuckaway/contract/gifts/gifts';
import { isRobotCheck } from '@tuckaway/domain/robot-check';
import { Parser } from 'htmlparser2';
import { readPrice } from './price.ts';
import { readJsonLd, type ProductFacts } from './structured-data.ts';

/** Proposed fields of a gift from a page, within the limits of a gift. */
export interface ProductPage {
  title: string | null;
  description: string | null;
  price: number | null;
  /** Currency code, if it is not USD; the price is null then. */
  currency: string | null;
  imageUrl: string | null;
}

const MAX_BLOCKS = 20;
const MAX_BLOCK_LENGTH = 512 * 1024;
const MAX_NAMES = 500;
// The parser's work at a tag grows with the number of tags around it. Browsers stop at 512.
const MAX_DEPTH = 1000;
const CHUNK_LENGTH = 16 * 1024;

interface RawPage {
  blocks: string[];
  meta: Map<string, string>;
  microdata: Map<string, string>;
  title: string;
}

/** Reads the product from structured data, else from tags for sharing, else from the title. */
export function readProductPage(html: string, url: URL): ProductPage {
  const { blocks, meta, microdata, title } = parseHtml(html);
  const facts: ProductFacts[] = blocks.map(readJsonLd).filter((found) => found !== undefined);
  const found = (key: keyof ProductFacts, ...names: string[]) =>
    [...facts.map((fact) => fact[key]), ...names.map((name) => meta.get(name))].filter((text) =>
      text?.trim(),
    );

  const [price = microdata.get('price')] = found('price', 'product:price:amount', 'og:price:amount');
  const [currency = microdata.get('priceCurrency')] = found(
    'currency',
    'product:price:currency',
    'og:price:currency',
  );
  const [image = microdata.get('image')] = found('image', 'og:image:secure_url', 'og:image', 'twitter:image');
  const [description] = found('description', 'og:description', 'description');
  const titles = [...found('name', 'og:title', 'twitter:title'), microdata.get('name'), title];
  return {
    title:
      titles.map((text) => fieldText(text, GIFT_TITLE_MAX)).find((text) => text && !isRobotCheck(text)) ??
      null,
    description: fieldText(description, GIFT_DESCRIPTION_MAX),
    ...readPrice(price, currency),
    imageUrl: webUrl(image, url),
  };
}

function parseHtml(html: string): RawPage {
  const page: RawPage = { blocks: [], meta: new Map(), microdata: new Map(), title: '' };
  let collecting: 'title' | 'block' | { itemprop: string } | undefined;
  let text = '';
  let depth = 0;
  const setOnce = (map: Map<string, string>, name: string | undefined, value: string | undefined) => {
    if (name && value?.trim() && !map.has(name) && map.size < MAX_NAMES) map.set(name, value);
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth++;
      if (tag === 'meta')
        setOnce(page.meta, (attributes.property ?? attributes.name)?.toLowerCase(), attributes.content);
      if (tag === 'script')
        collecting = /^application\/ld\+json/i.test(attributes.type ?? '') ? 'block' : undefined;
      else if (tag === 'title' && page.title === '') collecting = 'title';
      else if (attributes.itemprop) {
        const value = attributes.content ?? attributes.src ?? attributes.href;
        setOnce(page.microdata, attributes.itemprop, value);
        if (value === undefined) collecting = { itemprop: attributes.itemprop };
        else return;
      } else return;
      text = '';
    },
    ontext(data) {
      if (collecting && text.length <= MAX_BLOCK_LENGTH) text += data;
    },
    onclosetag() {
      depth--;
      if (collecting === 'block' && page.blocks.length < MAX_BLOCKS && text.length <= MAX_BLOCK_LENGTH)
        page.blocks.push(text);
      if (collecting === 'title') page.title = text;
      if (typeof collecting === 'object') setOnce(page.microdata, collecting.itemprop, text);
      collecting = undefined;
    },
  });
  for (let start = 0; start < html.length && depth <= MAX_DEPTH; start += CHUNK_LENGTH)
    parser.write(html.slice(start, start + CHUNK_LENGTH));
  parser.end();
  return page;
}

/** Text within the limits of a gift's field. */
function fieldText(text: string | undefined, max: number): string | null {
  if (text === undefined) return null;
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return [...plain].slice(0, max).join('').trim() || null;
}

function webUrl(text: string | undefined, base: URL): string | null {
  const url = text === undefined ? null : URL.parse(text.trim(), base.href);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
