import type { OperatedAccount } from '@tuckaway/contract/accounts/operator';
import { serverText } from '../../lib/api/refusal-text.ts';
import { formatRelative, formatShortDate } from '../../lib/format.ts';
import { useDialog } from '../../ui/dialogs/use-dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { LockIcon } from '../../ui/graphics/icons.tsx';
import { MoreIcon, SignOutIcon, TrashIcon } from '../../ui/graphics/app-icons.tsx';
import { Avatar } from '../../ui/graphics/avatar.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/inputs/menu.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { RemoveAccountDialog } from './remove-account-dialog.tsx';
import { useEndSessions, useSetOperator } from './use-operator-changes.ts';
import { formatCount, formatBytes } from './formats.ts';

const errorText = (error: unknown) =>
  serverText(error, 'That did not work. Nothing was changed; please try again.');

export function AccountRow({ account }: { account: OperatedAccount }) {
  const { user } = useAuth();
  const isMe = user?.id === String(account.id);
  const { name, email, isOperator, createdAt, lastSeenAt } = account;
  return (
    <li className="flex items-start gap-4 py-4">
      <Avatar name={name} className="size-10 shrink-0" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {name}
          {isOperator && <span className="font-normal text-ink-soft"> · Operator{isMe && ', you'}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-1 text-sm text-ink-soft">
          Joined {formatShortDate(createdAt)} ·{' '}
          {lastSeenAt ? `here ${formatRelative(lastSeenAt)}` : 'not here lately'}
        </p>
        <p className="text-sm text-ink-soft">{holdings(account)}</p>
      </div>
      <AccountMenu account={account} isMe={isMe} />
    </li>
  );
}

const holdings = ({ gifts, lists, people, pictureBytes }: OperatedAccount) =>
  [
    formatCount(gifts, 'gift'),
    formatCount(lists, 'list'),
    formatCount(people, 'person', 'people'),
    `${formatBytes(pictureBytes)} of pictures`,
  ].join(' · ');

function AccountMenu({ account, isMe }: { account: OperatedAccount; isMe: boolean }) {
  const removal = useDialog();
  const endSessions = useEndSessions();
  const setOperator = useSetOperator();
  const onError = (error: unknown) => toast.error(errorText(error));
  const handleEnd = () =>
    endSessions.mutate(account, { onSuccess: () => toast.success(`${account.name} is signed out`), onError });
  const handleOperator = () =>
    setOperator.mutate(account, {
      onSuccess: ({ isOperator }) =>
        toast.success(`${account.name} is ${isOperator ? 'an operator now' : 'no operator any more'}`),
      onError,
    });
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${account.name}`}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<LockIcon />} onSelect={handleOperator}>
          {account.isOperator ? 'No longer an operator' : 'Make an operator'}
        </MenuItem>
        <MenuItem icon={<SignOutIcon />} disabled={account.sessions === 0} onSelect={handleEnd}>
          Sign out everywhere
        </MenuItem>
        {!isMe && (
          <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => removal.open()}>
            Delete account
          </MenuItem>
        )}
      </Menu>
      {removal.render((state) => (
        <RemoveAccountDialog {...state} account={account} />
      ))}
    </>
  );
}
