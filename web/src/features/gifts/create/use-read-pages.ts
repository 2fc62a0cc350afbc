import type { LinkPreview } from '@tuckaway/contract/gifts/link-previews';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { hasStatus, isApiError } from '../../../lib/api/api-error.ts';
import { wait } from '../../../lib/wait.ts';
import { linkPreviewQuery, proposalsFor } from '../form/link-preview.ts';
import type { GiftRow } from './gift-row.ts';

const PAUSE_S = 10;
const LONGEST_PAUSE_S = 60;

const pauseMs = (error: unknown) =>
  1000 * Math.min((isApiError(error) && error.retryAfterS) || PAUSE_S, LONGEST_PAUSE_S);

/** Retries once after a 429 whose Retry-After is at most a minute. */
export async function retryAfterRateLimit<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const isShort = hasStatus(error, 429) && isApiError(error) && (error.retryAfterS ?? 0) <= LONGEST_PAUSE_S;
    if (!isShort) throw error;
    await wait(pauseMs(error));
    return await attempt();
  }
}

/**
 * Reads the link previews of all rows one after another, and pauses after a 429. Links that came from outside are read
 * only after the user's consent.
 */
export function useReadPages(
  rows: GiftRow[],
  setRows: Dispatch<SetStateAction<GiftRow[]>>,
  options: { needsConsent: boolean },
) {
  const queryClient = useQueryClient();
  const [needsConsent, setNeedsConsent] = useState(options.needsConsent);
  const [isPaused, setIsPaused] = useState(false);
  const linked = rows.filter(({ draft }) => draft.purchaseUrl !== '');
  const unread = linked.filter(({ isReading }) => isReading);
  const nextId = needsConsent || isPaused ? undefined : unread[0]?.id;
  const purchaseLink = unread[0]?.draft.purchaseUrl;
  useEffect(() => {
    if (nextId === undefined || purchaseLink === undefined) return;
    let isCurrent = true;
    const settle = (preview?: LinkPreview) =>
      isCurrent && setRows((all) => all.map((row) => (row.id === nextId ? filledRow(row, preview) : row)));
    queryClient.fetchQuery(linkPreviewQuery(purchaseLink)).then(settle, (error: unknown) => {
      if (isCurrent && hasStatus(error, 429)) setIsPaused(true);
      if (!hasStatus(error, 429)) return settle();
      setTimeout(() => setIsPaused(false), pauseMs(error));
    });
    return () => {
      isCurrent = false;
    };
  }, [nextId, purchaseLink, queryClient, setRows]);
  return {
    total: linked.length,
    read: linked.length - unread.length,
    needsConsent: needsConsent && unread.length > 0,
    isPaused,
    /** Id of the row whose page is being read. */
    currentId: nextId,
    start: () => setNeedsConsent(false),
  };
}

function filledRow(row: GiftRow, preview: LinkPreview | undefined): GiftRow {
  const { draft, proposedTitle } = row;
  const proposals = preview && proposalsFor(draft, preview, draft.title, { title: proposedTitle });
  return { ...row, isReading: false, draft: { ...draft, ...proposals } };
}
