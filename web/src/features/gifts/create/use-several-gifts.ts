import { GIFTS_AT_ONCE_MAX } from '@tuckaway/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { isUnreachable } from '../../../lib/api/api-error.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { focusFirstError } from '../../../ui/inputs/focus-first-error.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWarning } from '../../../ui/feedback/toast-warning.tsx';
import { checkForm } from '../../../ui/hooks/use-form.ts';
import { GIFT_RULES } from '../form/gift-draft.ts';
import { markSaved, resolveChoices, type GiftChoices } from '../gift-part.ts';
import { createOrStore, storeGift, STORED_TEXTS } from './create-or-store.ts';
import { newGiftRow, type GiftRow } from './gift-row.ts';
import type { PastedGift } from './pasted-gifts.ts';
import { createGiftFailureText, useWithUserId } from './use-create-gift.tsx';
import type { GiftTarget } from './use-one-gift.ts';
import { useReadPages, retryAfterRateLimit } from './use-read-pages.ts';

/** State of the form for several new gifts, which are created in order, each exactly once. */
export function useSeveralGifts(target: GiftTarget, pasted: readonly PastedGift[], onDone: () => void) {
  const [rows, setRows] = useState<GiftRow[]>(() => pasted.slice(0, GIFTS_AT_ONCE_MAX).map(newGiftRow));
  const [omittedCount, setOmittedCount] = useState(Math.max(0, pasted.length - GIFTS_AT_ONCE_MAX));
  const [duplicates, setDuplicates] = useState(0);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [failure, setFailure] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const patch = (id: number, change: (row: GiftRow) => GiftRow) =>
    setRows((all) => all.map((row) => (row.id === id ? change(row) : row)));
  const pages = useReadPages(rows, setRows, { needsConsent: target.isFromOutside });
  const createAll = useCreateAll(target);

  useEffect(() => {
    if (isDone) onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once; a new callback must not run it again
  }, [isDone]);

  const send = async (form: HTMLFormElement) => {
    setFailure(undefined);
    setProgress({ done: 0, total: rows.length });
    const result = await createAll(rows, (done) => setProgress({ done, total: rows.length }));
    setProgress(undefined);
    if (result.failed.length === 0) {
      target.onStored();
      return setIsDone(true);
    }
    setRows(result.failed);
    focusFirstError(form);
    setFailure(failureText(result));
  };
  return {
    rows,
    pages,
    omittedCount,
    failure,
    isSending: progress !== undefined,
    progress: {
      value: progress ? Math.round((progress.done / progress.total) * 100) : 0,
      label: progress
        ? `Creating gift ${Math.min(progress.done + 1, progress.total)} of ${progress.total}...`
        : '',
    },
    duplicates,
    start: (gifts: PastedGift[], repeated = 0) => {
      setDuplicates(repeated);
      setRows(gifts.slice(0, GIFTS_AT_ONCE_MAX).map(newGiftRow));
      setOmittedCount(Math.max(0, gifts.length - GIFTS_AT_ONCE_MAX));
    },
    rename: (id: number, title: string) =>
      patch(id, (row) => ({ ...row, draft: { ...row.draft, title }, problem: undefined })),
    remove: (id: number) => setRows((all) => all.filter((row) => row.id !== id)),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      event.stopPropagation();
      if (!progress) void send(event.currentTarget);
    },
  };
}

interface Outcome {
  created: number;
  storedOffline: number;
  storedUntilSignIn: number;
  /** The rows that are still to be created, each with its error. */
  failed: GiftRow[];
}

/** Creates the gifts in order. After a lost connection or the end of the session it sends no more of them. */
function useCreateAll({ giftListId, parts }: GiftTarget) {
  const queryClient = useQueryClient();
  const withUserId = useWithUserId();
  return async (rows: GiftRow[], onProgress: (done: number) => void): Promise<Outcome> => {
    const result: Outcome = { created: 0, storedOffline: 0, storedUntilSignIn: 0, failed: [] };
    const warnings = new Set<string>();
    const fail = (row: GiftRow, problem: string | undefined) =>
      result.failed.push({ ...row, isReading: false, problem });
    let choices: GiftChoices;
    try {
      choices = await resolveChoices(parts);
    } catch (error) {
      for (const row of rows) fail(row, createGiftFailureText(error as Error));
      return result;
    }
    let connectionError: string | undefined;
    for (const [index, row] of rows.entries()) {
      const { body: fields, errors } = checkForm(GIFT_RULES, row.draft);
      if (connectionError !== undefined || !fields) {
        fail(row, connectionError ?? Object.values(errors)[0]);
      } else {
        try {
          const input = withUserId({ fields, giftListId, choices, keyFor: row.keyFor });
          const stored =
            result.storedUntilSignIn > 0
              ? await storeGift(input, 'storedUntilSignIn')
              : await retryAfterRateLimit(() => createOrStore(input));
          markSaved(parts);
          result[stored.outcome] += 1;
          if (stored.outcome === 'created') for (const warning of stored.warnings) warnings.add(warning);
        } catch (error) {
          const reason = createGiftFailureText(error as Error);
          fail(row, reason);
          if (isUnreachable(error)) connectionError = reason;
        }
      }
      onProgress(index + 1);
    }
    report(result, warnings);
    if (result.created > 0) void refreshAfter(queryClient, 'giftCreated');
    if (storedIn(result) > 0) void refreshAfter(queryClient, 'unsavedChanged');
    return result;
  };
}

const storedIn = ({ storedOffline, storedUntilSignIn }: Outcome) => storedOffline + storedUntilSignIn;

function report({ created, storedOffline, storedUntilSignIn }: Outcome, warnings: ReadonlySet<string>): void {
  for (const warning of warnings) toastWarning(warning);
  if (created > 0)
    toast.success(created === 1 ? 'Gift created successfully!' : `${created} gifts created successfully!`);
  if (storedOffline > 0) toast(STORED_TEXTS.storedOffline);
  if (storedUntilSignIn > 0) toast(STORED_TEXTS.storedUntilSignIn);
}

function failureText(result: Outcome): string {
  const { created, failed } = result;
  const waitingCount = storedIn(result);
  const stored = created + waitingCount;
  if (stored === 0) return 'None of these gifts could be created. Nothing is lost: please try again.';
  const how = waitingCount === 0 ? 'created' : `${created > 0 ? 'created or ' : ''}kept on this device`;
  return `${stored} of ${stored + failed.length} gifts were ${how}. The others are still here: please try again.`;
}
