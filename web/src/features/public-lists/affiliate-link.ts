import { plainHost } from '@tuckaway/domain/hosts';

type Params = Record<string, Record<string, string>>;

// Parameters by shop, from the server's variable at build time, because these pages are prerendered.
const configured = JSON.parse(import.meta.env['AFFILIATE_PARAMS'] || '{}') as Params;

/** Adds the affiliate parameters of the shop to a link; a shop without any leaves it unchanged. */
export function affiliateLink(href: string, params: Params = configured) {
  const url = new URL(href);
  const shopParams = Object.entries(params).find(
    ([host]) => plainHost(host) === plainHost(url.hostname),
  )?.[1];
  if (!shopParams) return { href, isAffiliate: false };
  for (const [name, value] of Object.entries(shopParams)) url.searchParams.set(name, value);
  return { href: url.href, isAffiliate: true };
}
