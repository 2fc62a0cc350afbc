import { plainHost } from '@tuckaway/domain/hosts';

type Params = Record<string, Record<string, string>>;

// Parameters by shop, from the variable that the server reads too; links of prerendered pages are written when the site is built.
const configured = JSON.parse(import.meta.env['AFFILIATE_PARAMS'] || '{}') as Params;

/** The link with the parameters of its shop, where there is an agreement with it. */
export function affiliateLink(href: string, params: Params = configured) {
  const url = new URL(href);
  const own = Object.entries(params).find(([host]) => plainHost(host) === plainHost(url.hostname))?.[1];
  if (!own) return { href, isAffiliate: false };
  for (const [name, value] of Object.entries(own)) url.searchParams.set(name, value);
  return { href: url.href, isAffiliate: true };
}
