import { useQuery } from '@tanstack/react-query';
import { ShareSettings, type ListShare, type NewShareLink } from '@tuckaway/contract/sharing/shares';
import { failureText } from '../../lib/api/refusal-text.ts';
import { useCachedLink } from '../../lib/queries/use-cached-link.ts';
import { plural } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useForm } from '../../ui/hooks/use-form.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { RevealTakes, OwnerTakes, WantedQuantity, type ShareGift } from './takes.tsx';
import { ShareFields, type ShareDraft } from './share-fields.tsx';
import { ShareLink } from './share-link.tsx';
import { newShareLinkKey, shareQuery } from './sharing.queries.ts';
import { useShareChanges } from './use-share-changes.ts';

interface ShareDialogProps extends DialogState {
  list: { id: number; title: string };
  gifts: readonly ShareGift[];
}

export function ShareDialog({ list, gifts, ...dialog }: ShareDialogProps) {
  const { data: share, isError } = useQuery(shareQuery(list.id));
  if (share === undefined) {
    return (
      <Dialog {...dialog} title="Share this list">
        {isError ? <InlineError>This did not load. Please close it and try again.</InlineError> : <Spinner />}
      </Dialog>
    );
  }
  return (
    <LoadedShareDialog key={String(share?.isOpen)} {...dialog} list={list} gifts={gifts} share={share} />
  );
}

const draftOf = (share: ListShare | null): ShareDraft => ({
  kind: share?.kind ?? 'wishes',
  degree: share?.degree ?? 'nothing',
  revealOn: share?.revealOn ?? '',
  namesVisible: share?.namesVisible ?? true,
  words: share?.words ?? '',
  expiresOn: share?.expiresOn ?? '',
});

const toBody = ({ revealOn, words, expiresOn, ...draft }: ShareDraft) => ({
  ...draft,
  revealOn: revealOn || null,
  words: words || null,
  expiresOn: expiresOn || null,
});

function LoadedShareDialog({
  list,
  gifts,
  share,
  ...dialog
}: ShareDialogProps & { share: ListShare | null }) {
  const { makeShareLink, change, want } = useShareChanges(list.id);
  const isOpen = share?.isOpen ?? false;
  const form = useForm({
    initial: draftOf(share),
    rules: { schema: ShareSettings, toBody },
    send: async (settings) => {
      await (isOpen ? change.mutateAsync(settings) : makeShareLink.mutateAsync(settings));
      toast.success(isOpen ? 'Sharing updated' : 'Link made');
      if (isOpen) dialog.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={`Share “${list.title}”`}
      description="Everybody who has the link reads the list, without an account."
      form={form}
      submitLabel={isOpen ? 'Save' : 'Make a link'}
      failure={form.failureText('The list could not be shared. Please try again.')}
    >
      {share && isOpen && <CurrentShareLink share={share} />}
      {share && <OwnerTakes share={share} />}
      <ShareFields form={form} />
      {share && isOpen && <WantedQuantity share={share} gifts={gifts} onWant={(body) => want.mutate(body)} />}
      {share?.kind === 'wishes' && share.degree !== 'all' && <RevealTakes share={share} gifts={gifts} />}
    </FormDialog>
  );
}

/** The current link, with buttons that replace and end it. */
function CurrentShareLink({ share }: { share: ListShare }) {
  const made = useCachedLink<NewShareLink>(newShareLinkKey(share.giftListId));
  const { makeShareLink, end } = useShareChanges(share.giftListId);
  const error = makeShareLink.error ?? end.error;
  return (
    <section className="grid gap-4 rounded-lg bg-paper-sunk p-4">
      {made ? (
        <ShareLink {...made} />
      ) : (
        <p className="text-sm">
          The list has a link. A new one can be shown and copied; the old one stops working.
        </p>
      )}
      <p className="tabular text-sm text-ink-soft">
        Opened {share.opens} {plural(share.opens, 'time')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          loading={makeShareLink.isPending}
          // The saved settings: changes in the form are sent by Save.
          onClick={() => makeShareLink.mutate(toBody(draftOf(share)))}
        >
          New link
        </Button>
        <Button
          variant="danger"
          loading={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: () => toast.success('The link was ended') })}
        >
          End the link
        </Button>
      </div>
      {error && (
        <InlineError>
          {failureText(error, 'That did not work. Nothing was changed. Please try again.')}
        </InlineError>
      )}
    </section>
  );
}
