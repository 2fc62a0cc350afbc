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

/** Title, price and picture of a shop's page. Never stale: each page is read once. */
export const linkPreviewQuery = (purchaseLink: string) =>
  queryOptions({
    queryKey: [...KEYS.linkPreview, purchaseLink],
    queryFn: ({ signal }) =>
      api(linkPreviews.create, { body: { url: purchaseLink } }, { retry: RETRY.never, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface LinkPreviewState {
  /** The link that is read; undefined without one. */
  purchaseLink: string | undefined;
  preview: LinkPreview | undefined;
  /** The page is read only after the user's consent (`read`). */
  needsConsent: boolean;
  isReading: boolean;
  isFailed: boolean;
  read: () => void;
}

interface Origin {
  /** The stored link of an existing gift, which is not read again. */
  ownPurchaseLink?: string;
  /** Data shared by another app. That of the page has priority. */
  shared?: PastedGift | undefined;
  /** The shared link came from another site: the server must not request it before the user's consent. */
  isFromOutside?: boolean;
}

/** Values for the fields that a preview may fill. */
type Proposals = Partial<Pick<GiftDraft, 'title' | 'price' | 'imageUrl'>>;

/**
 * Fetches the preview of the form's link and fills empty fields with it. Typed text stays, and the form can be sent
 * meanwhile.
 */
export function useLinkPreview(
  form: GiftForm,
  { ownPurchaseLink = '', shared, isFromOutside = false }: Origin,
): LinkPreviewState {
  const { values, set } = form;
  const [allowedLink, setAllowedLink] = useState<string>();
  const typed = PurchaseUrl.safeParse(values.purchaseUrl).data;
  const settled = useDebounced(typed, TYPING_MS);
  const purchaseLink = typed === settled && typed !== ownPurchaseLink ? typed : undefined;
  const needsConsent =
    isFromOutside &&
    purchaseLink !== undefined &&
    purchaseLink === shared?.purchaseUrl &&
    purchaseLink !== allowedLink;
  const { data, isFetching, isError, refetch } = useQuery({
    ...linkPreviewQuery(purchaseLink ?? ''),
    enabled: purchaseLink !== undefined && !needsConsent,
  });
  const lastProposals = useRef<Proposals>(shared ? { title: shared.title } : {});

  useEffect(() => {
    if (purchaseLink === undefined || (!data && !isError)) return;
    const fallbackTitle =
      (shared?.purchaseUrl === purchaseLink && shared.title) || nameFromPurchaseLink(purchaseLink);
    const proposals = proposalsFor(values, data, fallbackTitle, lastProposals.current);
    lastProposals.current = { ...lastProposals.current, ...proposals };
    for (const [field, value] of Object.entries(proposals)) set(field as keyof Proposals, value);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once for each page; edited fields must not run it again
  }, [data, isError, purchaseLink]);

  return {
    purchaseLink,
    preview: data,
    needsConsent,
    isReading: isFetching,
    isFailed: isError && !isFetching,
    read: () => (needsConsent ? setAllowedLink(purchaseLink) : void refetch()),
  };
}

/** Values for the fields that are empty, or still have the value that an earlier preview filled in. */
export function proposalsFor(
  draft: GiftDraft,
  preview: LinkPreview | undefined,
  fallbackTitle: string,
  lastProposals: Proposals = {},
): Proposals {
  const isFree = (field: keyof Proposals) => !draft[field]?.trim() || draft[field] === lastProposals[field];
  const offered = {
    title: preview?.title ?? fallbackTitle,
    price: typeof preview?.price === 'number' ? writeAmount(preview.price) : '',
    imageUrl: preview?.imageUrl ?? null,
  };
  const fields = (Object.keys(offered) as (keyof typeof offered)[]).filter(
    (field) => isFree(field) && offered[field] !== draft[field],
  );
  return Object.fromEntries(fields.map((field) => [field, offered[field]]));
}
