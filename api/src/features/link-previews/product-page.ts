import { GIFT_DESCRIPTION_MAX, GIFT_TITLE_MAX, PRICE_MAX } from '@tuckaway/contract/gifts';
import { Parser } from 'htmlparser2';
import { readJsonLd, type ProductFacts } from './structured-data.ts';

/** What a page proposes for a gift; texts fit the gift's own rules. */
export interface ProductPage {
  title: string | null;
  description: string | null;
  price: number | null;
  /** Named where it is not USD; the price is null then. */
  currency: string | null;
  imageUrl: string | null;
}

const MAX_BLOCKS = 20;
const MAX_BLOCK_LENGTH = 512 * 1024;

interface RawPage {
  blocks: string[];
  meta: Map<string, string>;
  microdata: Map<string, string>;
  title: string;
}

/** The page's own words on its product: structured data first, then tags for sharing, then the title. */
export function readProductPage(html: string, url: URL): ProductPage {
  const { blocks, meta, microdata, title } = scan(html);
  const first = <Key extends keyof ProductFacts>(key: Key, ...names: string[]) =>
    facts.map((fact) => fact[key]).find((value) => value?.trim()) ??
    names.map((name) => meta.get(name)).find((value) => value?.trim());
  const facts: ProductFacts[] = blocks.map(readJsonLd).filter((found) => found !== undefined);

  const price = first('price', 'product:price:amount', 'og:price:amount') ?? microdata.get('price');
  const currency =
    first('currency', 'product:price:currency', 'og:price:currency') ?? microdata.get('priceCurrency');
  const image = first('image', 'og:image:secure_url', 'og:image', 'twitter:image') ?? microdata.get('image');
  const name = first('name', 'og:title', 'twitter:title') ?? microdata.get('name') ?? title;
  return {
    title: clean(name, GIFT_TITLE_MAX),
    description: clean(first('description', 'og:description', 'description'), GIFT_DESCRIPTION_MAX),
    ...readPrice(price, currency),
    imageUrl: webUrl(image, url),
  };
}

function scan(html: string): RawPage {
  const page: RawPage = { blocks: [], meta: new Map(), microdata: new Map(), title: '' };
  let collecting: 'title' | 'block' | { itemprop: string } | undefined;
  let text = '';
  const keep = (map: Map<string, string>, name: string | undefined, value: string | undefined) => {
    if (name && value?.trim() && !map.has(name)) map.set(name, value);
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'meta')
        keep(page.meta, (attributes.property ?? attributes.name)?.toLowerCase(), attributes.content);
      if (tag === 'script')
        collecting = /^application\/ld\+json/i.test(attributes.type ?? '') ? 'block' : undefined;
      else if (tag === 'title' && page.title === '') collecting = 'title';
      else if (attributes.itemprop) {
        const value = attributes.content ?? attributes.src ?? attributes.href;
        keep(page.microdata, attributes.itemprop, value);
        if (value === undefined) collecting = { itemprop: attributes.itemprop };
        else return;
      } else return;
      text = '';
    },
    ontext(data) {
      if (collecting && text.length <= MAX_BLOCK_LENGTH) text += data;
    },
    onclosetag() {
      if (collecting === 'block' && page.blocks.length < MAX_BLOCKS && text.length <= MAX_BLOCK_LENGTH)
        page.blocks.push(text);
      if (collecting === 'title') page.title = text;
      if (typeof collecting === 'object') keep(page.microdata, collecting.itemprop, text);
      collecting = undefined;
    },
  });
  parser.end(html);
  return page;
}

/** Text as a gift may hold it. */
function clean(text: string | undefined, max: number): string | null {
  if (text === undefined) return null;
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return [...plain].slice(0, max).join('').trim() || null;
}

function readPrice(
  text: string | undefined,
  currency: string | undefined,
): Pick<ProductPage, 'price' | 'currency'> {
  const code = currency?.trim().toUpperCase();
  const price = parseAmount(text);
  if (price === null) return { price: null, currency: null };
  if (code !== undefined && code !== 'USD')
    return { price: null, currency: /^[A-Z]{3}$/.test(code) ? code : null };
  return { price, currency: null };
}

function parseAmount(text: string | undefined): number | null {
  const plain = text?.trim().replace(/^(USD|US\$|\$)\s*/i, '') ?? '';
  const usual = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(/^(\d+),(\d{2})$/, '$1.$2');
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(usual)) return null;
  const amount = Math.round(Number(usual) * 100) / 100;
  return amount <= PRICE_MAX ? amount : null;
}

function webUrl(text: string | undefined, base: URL): string | null {
  const url = text === undefined ? null : URL.parse(text.trim(), base.href);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
