import { plainHost } from '@tuckaway/domain/hosts';
import type { Config } from '../../config.ts';

interface ServedLink {
  purchaseUrl: string | null;
  isAffiliate: boolean;
}

type Linked = { purchaseUrl: string | null; createdByType: 'SYSTEM' | 'USER' };

/** Adds affiliate parameters to links of curated gifts. Links that users typed go out unchanged. */
export type ServeLink = (gift: Linked) => ServedLink;

export function makeServeLink(affiliateParams: Config['affiliateParams']): ServeLink {
  const byHost = new Map(Object.entries(affiliateParams).map(([host, params]) => [plainHost(host), params]));
  return ({ purchaseUrl, createdByType }) => {
    const asStored = { purchaseUrl, isAffiliate: false };
    if (byHost.size === 0 || createdByType !== 'SYSTEM' || purchaseUrl === null) return asStored;
    const url = URL.parse(purchaseUrl);
    const params = url && byHost.get(plainHost(url.hostname));
    if (!params) return asStored;
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    return { purchaseUrl: url.href, isAffiliate: true };
  };
}
