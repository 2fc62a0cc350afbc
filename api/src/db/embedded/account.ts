import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account under which PostgreSQL's programs run. */
export interface Account {
  /** Puts a command in front where that is how the account is changed. */
  command: (program: string, args: string[]) => [string, string[]];
  options: { uid?: number; gid?: number };
  /** Gives this account a file or folder that it has to own. */
  own: (path: string) => void;
}

const NOBODY = 65_534;

const SELF: Account = { command: (program, args) => [program, args], options: {}, own: () => {} };

/** Root with another name: PostgreSQL sees an ordinary account, and the kernel grants root's access to root's files. */
const NAMESPACE: Account = {
  ...SELF,
  command: (program, args) => [
    'unshare',
    ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--', program, ...args],
  ],
};

const otherUser = ({ uid, gid }: { uid: number; gid: number }): Account => ({
  ...SELF,
  options: { uid, gid },
  own: (path) => chownSync(path, uid, gid),
});

const isRoot = () => process.getuid?.() === 0;

/** The account that owns a cluster: PostgreSQL accepts no other. */
export function accountOfCluster(cluster: string): Account {
  if (!isRoot()) return SELF;
  const owner = statSync(cluster);
  return owner.uid === 0 ? NAMESPACE : otherUser(owner);
}

/**
 * Accounts to try for a new cluster. PostgreSQL refuses to run as root. A namespace cannot enter the closed folders of
 * other accounts: there the owner of the data folder or of the packages can, as in a home that root uses by sudo.
 */
export function accountsForNewCluster(cluster: string): Account[] {
  if (!isRoot()) return [SELF];
  const owners = [dirname(cluster), import.meta.dirname]
    .map((path) => statSync(path))
    .filter(({ uid }) => uid !== 0);
  return [NAMESPACE, ...[...owners, { uid: NOBODY, gid: NOBODY }].map(otherUser)];
}
