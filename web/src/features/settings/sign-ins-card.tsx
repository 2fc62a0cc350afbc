import { useMutation, useQuery } from '@tanstack/react-query';
import type { ConnectedSignIn } from '@tuckaway/contract/accounts/sign-ins';
import { serverText } from '../../lib/api/refusal-text.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LockIcon } from '../../ui/graphics/icons.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { startOidc } from '../auth/auth.calls.ts';
import { oidcNameQuery, providerName } from './provider-names.ts';
import { TitledCard } from '../../ui/layout/titled-card.tsx';
import { signInsQuery } from './settings.queries.ts';
import { useDisconnectSignIn } from './use-settings-changes.ts';

/** Sign-ins of this account, with a button that connects the OpenID Connect provider. */
export function SignInsCard() {
  const { data: signIns, isError, refetch, isFetching } = useQuery(signInsQuery);
  return (
    <TitledCard title="Connected sign-ins" lead="Each of these opens this account.">
      {signIns ? (
        <SignInList signIns={signIns} />
      ) : isError ? (
        <ErrorState
          className="py-4"
          message="We could not load your sign-ins."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-14" />
      )}
    </TitledCard>
  );
}

function SignInList({ signIns }: { signIns: readonly ConnectedSignIn[] }) {
  const { data: oidcName } = useQuery(oidcNameQuery);
  const canConnect = oidcName && !signIns.some(({ provider }) => provider === 'oidc');
  return (
    <>
      <ul className="divide-y">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} name={providerName(signIn.provider, oidcName)} />
        ))}
      </ul>
      {canConnect && <ConnectButton name={oidcName} />}
    </>
  );
}

function SignInRow({ signIn, name }: { signIn: ConnectedSignIn; name: string }) {
  const dialog = useDialog();
  const disconnect = useDisconnectSignIn();
  const handleConfirm = (close: () => void) =>
    disconnect.mutate(signIn.id, {
      onSuccess: () => {
        close();
        toast.success('Sign-in disconnected');
      },
    });
  return (
    <li className="flex items-center gap-4 py-3">
      <LockIcon className="text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{signIn.email}</span>
        {signIn.current && <span className="block text-sm text-ink-soft">In use now</span>}
      </span>
      {!signIn.current && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Disconnect ${name} ${signIn.email}`}
          onClick={() => dialog.open()}
        >
          Disconnect
        </Button>
      )}
      {dialog.render((state) => (
        <ConfirmDialog
          {...state}
          title={`Disconnect ${name}?`}
          text={`${signIn.email} no longer opens this account, and its sessions end. Your gifts and lists stay.`}
          confirmLabel="Disconnect"
          busyLabel="Disconnecting..."
          busy={disconnect.isPending}
          error={disconnect.error ? errorText(disconnect.error) : undefined}
          onConfirm={() => handleConfirm(() => state.onOpenChange(false))}
        />
      ))}
    </li>
  );
}

function ConnectButton({ name }: { name: string }) {
  const connect = useMutation({
    mutationFn: () => startOidc('connect'),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toast.error(errorText(error)),
  });
  // The button stays busy until the browser has left the page.
  const isBusy = connect.isPending || connect.isSuccess;
  return (
    <Button variant="secondary" size="sm" className="mt-4" loading={isBusy} onClick={() => connect.mutate()}>
      Connect {name}
    </Button>
  );
}

const errorText = (error: unknown) =>
  serverText(error, 'That did not work. Nothing was changed; please try again.');
