import { writeAmount } from '@tuckaway/domain/amounts';
import { PurchaseUrl } from '@tuckaway/contract/gifts/gifts';
import { linkPreviews, type LinkPreview } from '@tuckaway/contract/gifts/link-previews';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { RETRY } from '../../../lib/api/retry.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import type { GiftDraft, GiftForm } from './gift-draft.ts';
import { nameFromLink, type PastedGift } from '../create/pasted-gifts.ts';

const TYPING_MS = 400;

/** Data from a shop's page; each page is read once. */
export const linkPreviewQuery = (link: string) =>
  queryOptions({
    queryKey: ['link-preview', link],
    queryFn: ({ signal }) =>
      api(linkPreviews.create, { body: { url: link } }, { retry: RETRY.never, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface LinkReading {
  /** Undefined while there is no link to read. */
  link: string | undefined;
  preview: LinkPreview | undefined;
  /** The page is read when the person asks for it. */
  needsConsent: boolean;
  isReading: boolean;
  isFailed: boolean;
  read: () => void;
}

interface Origin {
  /** The gift's stored link, which is not read again. */
  ownLink?: string;
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
  { ownLink = '', shared, isFromOutside = false }: Origin,
): LinkReading {
  const { values, set } = form;
  const [allowed, setAllowed] = useState<string>();
  const typed = PurchaseUrl.safeParse(values.purchaseUrl).data;
  const settled = useDebounced(typed, TYPING_MS);
  const link = typed === settled && typed !== ownLink ? typed : undefined;
  const needsConsent =
    isFromOutside && link !== undefined && link === shared?.purchaseUrl && link !== allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...linkPreviewQuery(link ?? ''),
    enabled: link !== undefined && !needsConsent,
  });
  const untouched = useRef<Proposals>(shared ? { title: shared.title } : {});

  useEffect(() => {
    if (link === undefined || (!data && !isError)) return;
    const spareTitle = (shared?.purchaseUrl === link && shared.title) || nameFromLink(link);
    const proposals = proposalsFor(values, data, spareTitle, untouched.current);
    untouched.current = { ...untouched.current, ...proposals };
    for (const [field, value] of Object.entries(proposals)) set(field as keyof Proposals, value);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page, with the fields at that time
  }, [data, isError, link]);

  return {
    link,
    preview: data,
    needsConsent,
    isReading: isFetching,
    isFailed: isError && !isFetching,
    read: () => (needsConsent ? setAllowed(link) : void refetch()),
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
