/** Product data from JSON-LD on a page. */
export interface ProductFacts {
  name?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  price?: string | undefined;
  currency?: string | undefined;
}

const MAX_DEPTH = 6;
const MAX_NODES = 200;
const PRODUCT = /(^|\/)(Product|ProductGroup|IndividualProduct|ProductModel)$/;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** The first product in a block, at any depth. */
export function readJsonLd(block: string): ProductFacts | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(block);
  } catch {
    return undefined;
  }
  const product = findProduct(parsed);
  if (!product) return undefined;
  const variants = asArray(product.hasVariant).filter(isNode);
  const offer = findOffer(product) ?? variants.map(findOffer).find((found) => found !== undefined);
  return {
    name: asText(product.name),
    description: asText(product.description),
    image: imageOf(product.image) ?? variants.map(({ image }) => imageOf(image)).find(Boolean),
    ...offer,
  };
}

const isProduct = (node: Node) =>
  asArray(node['@type']).some((type) => typeof type === 'string' && PRODUCT.test(type));

/** Breadth first, so that the page's own product comes before those it recommends. */
function findProduct(root: unknown): Node | undefined {
  let level = asArray(root);
  let seen = 0;
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const value of level) {
      if (++seen > MAX_NODES) return undefined;
      if (isNode(value) && isProduct(value)) return value;
      if (typeof value !== 'object' || value === null) continue;
      for (const inner of Object.values(value).slice(0, MAX_NODES - below.length))
        if (typeof inner === 'object') below.push(inner);
    }
    level = below;
  }
  return undefined;
}

function findOffer(product: Node): Pick<ProductFacts, 'price' | 'currency'> | undefined {
  for (const offer of asArray(product.offers).filter(isNode)) {
    for (const source of [
      offer,
      ...asArray(offer.priceSpecification).filter(isNode),
      ...asArray(offer.offers).filter(isNode),
    ]) {
      const price = asText(source.price) ?? asText(source.lowPrice);
      if (price !== undefined)
        return { price, currency: asText(source.priceCurrency) ?? asText(offer.priceCurrency) };
    }
  }
  return undefined;
}

function imageOf(value: unknown): string | undefined {
  const [first] = asArray(value);
  if (isNode(first)) return asText(first.url) ?? asText(first.contentUrl);
  return asText(first);
}
