import { plainHost } from '@tuckaway/domain/hosts';
import type { Config } from '../../config.ts';
import type { Row } from '../../db/row.ts';

/** Adds affiliate parameters to the purchase URL of a curated gift. One that a user typed goes out unchanged. */
export type AddAffiliate = (gift: Row<'gifts', 'purchaseUrl' | 'createdByType'>) => {
  purchaseUrl: string | null;
  isAffiliate: boolean;
};

export function createAddAffiliate(affiliateParams: Config['affiliateParams']): AddAffiliate {
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
