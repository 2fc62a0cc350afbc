import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { userIdOf } from '../user-id.ts';

/** A stored waiting gift or draft; `features/gifts/waiting` defines its other fields. */
export interface UnsavedEntry {
  key: string;
  userId: number;
}

interface CachedResponse {
  userId: number;
  url: string;
  body: unknown;
  at: number;
}

type ExpiredUser = Pick<SessionUser, 'id'>;

interface Tables extends DBSchema {
  /** Under `owner` the user whose responses are cached; under `expired` the id of a user whose session has expired. */
  owner: { key: string; value: SessionUser | ExpiredUser };
  responses: { key: [number, string]; value: CachedResponse; indexes: { at: number } };
  /** Unsaved entries; the table keeps the name of its first version. */
  waiting: { key: string; value: UnsavedEntry };
}

const NAME = 'tuckaway';
const VERSION = 1;
const OWNER = 'owner';
const EXPIRED = 'expired';
const MAX_RESPONSES = 400;

/** Creates the tables that are missing: one `if` for each version, never edited once it is released. */
export function upgradeTables(db: IDBPDatabase<Tables>, oldVersion: number): void {
  if (oldVersion < 1) {
    db.createObjectStore('owner');
    db.createObjectStore('responses', { keyPath: ['userId', 'url'] }).createIndex('at', 'at');
    db.createObjectStore('waiting', { keyPath: 'key' });
  }
}

let opening: Promise<IDBPDatabase<Tables>> | undefined;

/**
 * Opens the IndexedDB database of one user: identity, cached responses, and unsaved entries. Rows are returned to their
 * owner only; rows of other users are removed.
 */
function open(): Promise<IDBPDatabase<Tables>> {
  opening ??= openDB<Tables>(NAME, VERSION, {
    upgrade: upgradeTables,
    // Another tab deletes the tables or needs a newer version of them.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      forgetOpening();
    },
    terminated: forgetOpening,
  }).catch((error: unknown) => {
    forgetOpening();
    throw error;
  });
  return opening;
}

/** The next call opens the store again. */
function forgetOpening(): void {
  opening = undefined;
}

export const deviceStore = {
  async owner(): Promise<SessionUser | undefined> {
    return (await (await open()).get('owner', OWNER)) as SessionUser | undefined;
  },

  /** Sets the signed-in user as the owner, and deletes the rows of other users. */
  async setOwner(user: SessionUser): Promise<void> {
    const tx = (await open()).transaction(['owner', 'responses', 'waiting'], 'readwrite');
    const before = await tx.objectStore('owner').get(OWNER);
    if (before?.id !== user.id) {
      await tx.objectStore('responses').clear();
      for (const { key, userId } of await tx.objectStore('waiting').getAll())
        if (userId !== userIdOf(user)) await tx.objectStore('waiting').delete(key);
    }
    await tx.objectStore('owner').clear();
    await tx.objectStore('owner').put(user, OWNER);
    await tx.done;
  },

  /** Clears the store at the end of a session. Unsaved entries stay where it expired, and go after a sign-out. */
  async forgetOwner({ alsoUnsaved }: { alsoUnsaved: boolean }): Promise<void> {
    const tx = (await open()).transaction(['owner', 'responses', 'waiting'], 'readwrite');
    const before = await tx.objectStore('owner').get(OWNER);
    await tx.objectStore('responses').clear();
    if (alsoUnsaved) {
      await tx.objectStore('owner').clear();
      await tx.objectStore('waiting').clear();
    } else if (before) {
      await tx.objectStore('owner').delete(OWNER);
      await tx.objectStore('owner').put({ id: before.id }, EXPIRED);
    }
    await tx.done;
  },

  async response(userId: number, url: string): Promise<unknown> {
    return (await (await open()).get('responses', [userId, url]))?.body;
  },

  /** Stores a response, if the user is still the owner: one that arrives after a sign-out is dropped. */
  async putResponse(userId: number, url: string, body: unknown): Promise<void> {
    const tx = (await open()).transaction(['owner', 'responses'], 'readwrite');
    const owner = await tx.objectStore('owner').get(OWNER);
    const responses = tx.objectStore('responses');
    if (owner && userIdOf(owner) === userId) {
      await responses.put({ userId, url, body, at: Date.now() });
      let extra = (await responses.count()) - MAX_RESPONSES;
      for (let oldest = await responses.index('at').openCursor(); oldest && extra > 0; extra -= 1) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
    }
    await tx.done;
  },

  async unsaved<Entry extends UnsavedEntry>(userId: number): Promise<Entry[]> {
    const all = (await (await open()).getAll('waiting')) as Entry[];
    return all.filter((entry) => entry.userId === userId);
  },
  /** Stores an entry of the user whose session is open or has expired. Throws for any other, as after a sign-out. */
  async putUnsaved<Entry extends UnsavedEntry>(entry: Entry): Promise<void> {
    const tx = (await open()).transaction(['owner', 'waiting'], 'readwrite');
    const owner = tx.objectStore('owner');
    const user = (await owner.get(OWNER)) ?? (await owner.get(EXPIRED));
    const isAllowed = user !== undefined && userIdOf(user) === entry.userId;
    if (isAllowed) await tx.objectStore('waiting').put(entry);
    await tx.done;
    if (!isAllowed) throw new Error('The store of this device belongs to another account, or to none');
  },
  async removeUnsaved(key: string): Promise<void> {
    await (await open()).delete('waiting', key);
  },
};
