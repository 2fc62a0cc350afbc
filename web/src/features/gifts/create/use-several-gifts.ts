import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { isUnreachable } from '../../../lib/api/api-error.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { focusProblem } from '../../../ui/inputs/focus-problem.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWarning } from '../../../ui/feedback/toast-warning.tsx';
import { checkForm } from '../../../ui/hooks/use-form.ts';
import { GIFT_RULES } from '../form/gift-draft.ts';
import { createOrKeep, keep, KEPT_TEXTS } from './create-or-keep.ts';
import { rowOf, type GiftRow } from './gift-row.ts';
import { MOST_AT_ONCE, type PastedGift } from './pasted-gifts.ts';
import { createFailureText, useGiftOwner } from './use-create-gift.tsx';
import type { GiftTarget } from './use-one-gift.ts';
import { useReadPages, whenAllowed } from './use-read-pages.ts';

/** Several gifts at once: checked by the user, then created in order, each exactly once. */
export function useSeveralGifts(target: GiftTarget, pasted: readonly PastedGift[], onDone: () => void) {
  const [rows, setRows] = useState<GiftRow[]>(() => pasted.slice(0, MOST_AT_ONCE).map(rowOf));
  const [leftOff, setLeftOff] = useState(Math.max(0, pasted.length - MOST_AT_ONCE));
  const [doubles, setDoubles] = useState(0);
  const [tally, setTally] = useState<{ done: number; total: number }>();
  const [failure, setFailure] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const patch = (id: number, change: (row: GiftRow) => GiftRow) =>
    setRows((all) => all.map((row) => (row.id === id ? change(row) : row)));
  const pages = useReadPages(rows, setRows, { needsConsent: target.isFromOutside });
  const createAll = useCreateAll(target);

  useEffect(() => {
    if (isDone) onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever the callback is by then
  }, [isDone]);

  const send = async (form: HTMLFormElement) => {
    setFailure(undefined);
    setTally({ done: 0, total: rows.length });
    const result = await createAll(rows, (done) => setTally({ done, total: rows.length }));
    setTally(undefined);
    if (result.failed.length === 0) {
      target.onStored();
      return setIsDone(true);
    }
    setRows(result.failed);
    focusProblem(form);
    setFailure(failureText(result));
  };
  return {
    rows,
    pages,
    leftOff,
    failure,
    isSending: tally !== undefined,
    progress: {
      value: tally ? Math.round((tally.done / tally.total) * 100) : 0,
      label: tally ? `Creating gift ${Math.min(tally.done + 1, tally.total)} of ${tally.total}...` : '',
    },
    doubles,
    start: (gifts: PastedGift[], repeated = 0) => {
      setDoubles(repeated);
      setRows(gifts.slice(0, MOST_AT_ONCE).map(rowOf));
      setLeftOff(Math.max(0, gifts.length - MOST_AT_ONCE));
    },
    rename: (id: number, title: string) =>
      patch(id, (row) => ({ ...row, draft: { ...row.draft, title }, problem: undefined })),
    remove: (id: number) => setRows((all) => all.filter((row) => row.id !== id)),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      event.stopPropagation();
      if (!tally) void send(event.currentTarget);
    },
  };
}

interface Outcome {
  created: number;
  keptOffline: number;
  keptUntilSignIn: number;
  /** The rows that are still to be created, each with its error. */
  failed: GiftRow[];
}

/** Creates the gifts in order. After a lost connection or the end of the session it sends no more of them. */
function useCreateAll({ giftListId, parts }: GiftTarget) {
  const queryClient = useQueryClient();
  const owned = useGiftOwner();
  return async (rows: GiftRow[], onProgress: (done: number) => void): Promise<Outcome> => {
    const result: Outcome = { created: 0, keptOffline: 0, keptUntilSignIn: 0, failed: [] };
    const warnings = new Set<string>();
    const fail = (row: GiftRow, problem: string | undefined) =>
      result.failed.push({ ...row, isReading: false, problem });
    let stoppedBy: string | undefined;
    for (const [index, row] of rows.entries()) {
      const { body: fields, errors } = checkForm(GIFT_RULES, row.draft);
      if (stoppedBy !== undefined || !fields) {
        fail(row, stoppedBy ?? Object.values(errors)[0]);
      } else {
        try {
          const input = owned({ fields, giftListId, parts, keyFor: row.keyFor });
          const stored =
            result.keptUntilSignIn > 0
              ? await keep(input, 'keptUntilSignIn')
              : await whenAllowed(() => createOrKeep(input));
          result[stored.outcome] += 1;
          if (stored.outcome === 'created') for (const warning of stored.warnings) warnings.add(warning);
        } catch (error) {
          const reason = createFailureText(error as Error);
          fail(row, reason);
          if (isUnreachable(error)) stoppedBy = reason;
        }
      }
      onProgress(index + 1);
    }
    report(result, warnings);
    if (result.created > 0) void refreshAfter(queryClient, 'giftCreated');
    if (keptIn(result) > 0) void refreshAfter(queryClient, 'waitingGiftsChanged');
    return result;
  };
}

const keptIn = ({ keptOffline, keptUntilSignIn }: Outcome) => keptOffline + keptUntilSignIn;

function report({ created, keptOffline, keptUntilSignIn }: Outcome, warnings: ReadonlySet<string>): void {
  for (const warning of warnings) toastWarning(warning);
  if (created > 0)
    toast.success(created === 1 ? 'Gift created successfully!' : `${created} gifts created successfully!`);
  if (keptOffline > 0) toast(KEPT_TEXTS.keptOffline);
  if (keptUntilSignIn > 0) toast(KEPT_TEXTS.keptUntilSignIn);
}

function failureText(result: Outcome): string {
  const { created, failed } = result;
  const kept = keptIn(result);
  const stored = created + kept;
  if (stored === 0) return 'None of these gifts could be created. Nothing is lost: please try again.';
  const how = kept === 0 ? 'created' : `${created > 0 ? 'created or ' : ''}kept on this device`;
  return `${stored} of ${stored + failed.length} gifts were ${how}. The others are still here: please try again.`;
}
