import { writeAmount } from '@tuckaway/domain/amounts';
import { PurchaseUrl } from '@tuckaway/contract/gifts/gifts';
import { linkPreviews, type LinkPreview } from '@tuckaway/contract/gifts/link-previews';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { RETRY } from '../../../lib/api/retry.ts';
import { KEYS } from '../../../lib/queries/query-invalidation.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import type { GiftDraft, GiftForm } from './gift-draft.ts';
import { nameFromPurchaseLink, type PastedGift } from '../create/pasted-gifts.ts';

const TYPING_MS = 400;

/** Data from a shop's page; each page is read once. */
export const linkPreviewQuery = (purchaseLink: string) =>
  queryOptions({
    queryKey: [...KEYS.linkPreview, purchaseLink],
    queryFn: ({ signal }) =>
      api(linkPreviews.create, { body: { url: purchaseLink } }, { retry: RETRY.never, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface PurchaseLinkReading {
  /** Undefined while there is no link to read. */
  purchaseLink: string | undefined;
  preview: LinkPreview | undefined;
  /** The page is read when the person asks for it. */
  needsConsent: boolean;
  isReading: boolean;
  isFailed: boolean;
  read: () => void;
}

interface Origin {
  /** The gift's stored link, which is not read again. */
  ownPurchaseLink?: string;
  /** Data from another app, with lower priority than the page's own. */
  shared?: PastedGift | undefined;
  /** The shared link came from outside: our server must not read it before the person asks for it. */
  isFromOutside?: boolean;
}

/** The fields that a page may fill in. */
type Proposals = Partial<Pick<GiftDraft, 'title' | 'price' | 'imageUrl'>>;

/**
 * Fetches the preview of a pasted link and fills in empty fields. Proposals only: typed text stays, and
 * nothing waits for it.
 */
export function useLinkPreview(
  form: GiftForm,
  { ownPurchaseLink = '', shared, isFromOutside = false }: Origin,
): PurchaseLinkReading {
  const { values, set } = form;
  const [allowed, setAllowed] = useState<string>();
  const typed = PurchaseUrl.safeParse(values.purchaseUrl).data;
  const settled = useDebounced(typed, TYPING_MS);
  const purchaseLink = typed === settled && typed !== ownPurchaseLink ? typed : undefined;
  const needsConsent =
    isFromOutside &&
    purchaseLink !== undefined &&
    purchaseLink === shared?.purchaseUrl &&
    purchaseLink !== allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...linkPreviewQuery(purchaseLink ?? ''),
    enabled: purchaseLink !== undefined && !needsConsent,
  });
  const untouched = useRef<Proposals>(shared ? { title: shared.title } : {});

  useEffect(() => {
    if (purchaseLink === undefined || (!data && !isError)) return;
    const spareTitle =
      (shared?.purchaseUrl === purchaseLink && shared.title) || nameFromPurchaseLink(purchaseLink);
    const proposals = proposalsFor(values, data, spareTitle, untouched.current);
    untouched.current = { ...untouched.current, ...proposals };
    for (const [field, value] of Object.entries(proposals)) set(field as keyof Proposals, value);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page, with the fields at that time
  }, [data, isError, purchaseLink]);

  return {
    purchaseLink,
    preview: data,
    needsConsent,
    isReading: isFetching,
    isFailed: isError && !isFetching,
    read: () => (needsConsent ? setAllowed(purchaseLink) : void refetch()),
  };
}

/** Whether a field may be filled: it is empty, or still has the value of another page. */
export function proposalsFor(
  draft: GiftDraft,
  preview: LinkPreview | undefined,
  spareTitle: string,
  untouched: Proposals = {},
): Proposals {
  const isFree = (field: keyof Proposals) => !draft[field]?.trim() || draft[field] === untouched[field];
  const offered = {
    title: preview?.title ?? spareTitle,
    price: typeof preview?.price === 'number' ? writeAmount(preview.price) : '',
    imageUrl: preview?.imageUrl ?? null,
  };
  const fields = (Object.keys(offered) as (keyof typeof offered)[]).filter(
    (field) => isFree(field) && offered[field] !== draft[field],
  );
  return Object.fromEntries(fields.map((field) => [field, offered[field]]));
}
