import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { hasStatus, isUnreachable } from '../../../lib/api/api-error.ts';
import { refreshAfter } from '../../../lib/queries/query-invalidation.ts';
import { focusProblem } from '../../../ui/inputs/focus-problem.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { toastWarning } from '../../../ui/feedback/toast-warning.tsx';
import { checkForm } from '../../../ui/hooks/use-form.ts';
import { createGift, type NewGiftInput } from '../new-gift.ts';
import { GIFT_RULES } from '../form/gift-draft.ts';
import { rowOf, type GiftRow } from './gift-row.ts';
import { MOST_AT_ONCE, type PastedGift } from './pasted-gifts.ts';
import { createFailureText, KEPT_UNTIL_SIGN_IN, useGiftOwner } from './use-create-gift.tsx';
import type { GiftTarget } from './use-one-gift.ts';
import { useReadPages, whenAllowed } from './use-read-pages.ts';
import { keepForLater, KEPT_FOR_LATER } from '../waiting/waiting-gifts.ts';

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
    const failed = await createAll(rows, (done) => setTally({ done, total: rows.length }));
    setTally(undefined);
    if (failed.length === 0) {
      target.onStored();
      return setIsDone(true);
    }
    const created = rows.length - failed.length;
    setRows(failed);
    focusProblem(form);
    setFailure(
      created === 0
        ? 'None of these gifts could be created. Nothing is lost: please try again.'
        : `${created} of ${rows.length} gifts were created. The others are still here: please try again.`,
    );
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

/** Creates the gifts and returns the failed rows, each with its error. */
function useCreateAll({ giftListId, parts }: GiftTarget) {
  const queryClient = useQueryClient();
  const owned = useGiftOwner();
  return async (rows: GiftRow[], onProgress: (done: number) => void): Promise<GiftRow[]> => {
    const failed: GiftRow[] = [];
    const warnings = new Set<string>();
    let stoppedBy: string | undefined;
    let hasSession = true;
    for (const [index, row] of rows.entries()) {
      const { body: fields, errors } = checkForm(GIFT_RULES, row.draft);
      const problem = stoppedBy ?? Object.values(errors)[0];
      if (!fields || problem !== undefined) failed.push({ ...row, isReading: false, problem });
      else
        try {
          const input = owned({ fields, giftListId, parts, keyFor: row.keyFor });
          const created = navigator.onLine && hasSession && (await createIfSignedIn(input));
          if (created) for (const one of created.warnings) warnings.add(one);
          else {
            hasSession &&= !navigator.onLine;
            await keepForLater(input, { wasSent: false });
          }
        } catch (error) {
          const reason = createFailureText(error as Error);
          failed.push({ ...row, isReading: false, problem: reason });
          if (isUnreachable(error)) stoppedBy = reason;
        }
      onProgress(index + 1);
    }
    report(rows.length - failed.length, warnings, hasSession);
    const isCreated = navigator.onLine && hasSession;
    await refreshAfter(queryClient, isCreated ? 'giftCreated' : 'waitingGiftsChanged');
    return failed;
  };
}

/** Undefined where the session has ended: the page with its rows goes away. */
const createIfSignedIn = (input: NewGiftInput) =>
  whenAllowed(() => createGift(input)).catch((error: unknown) => {
    if (!hasStatus(error, 401)) throw error;
    return undefined;
  });

function report(created: number, warnings: ReadonlySet<string>, hasSession: boolean): void {
  for (const warning of warnings) toastWarning(warning);
  if (created === 0) return;
  if (!hasSession) toast(KEPT_UNTIL_SIGN_IN);
  else if (!navigator.onLine) toast(KEPT_FOR_LATER);
  else toast.success(created === 1 ? 'Gift created successfully!' : `${created} gifts created successfully!`);
}
