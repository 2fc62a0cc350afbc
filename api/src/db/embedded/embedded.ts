import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { stopLeftPostmaster } from './left-postmaster.ts';
import {
  addressOf,
  choosePort,
  ClusterBroken,
  ClusterInUse,
  startPostmaster,
  type Postmaster,
} from './postmaster.ts';
import { makeRuntimeFolder } from './runtime-folder.ts';
import { DataInUse, acquireServerLock } from './server-lock.ts';
import { EMBEDDED_SETTINGS, type Settings } from './settings.ts';

/** PostgreSQL as a child process, on a cluster that no other server uses meanwhile. */
export interface Embedded {
  url: string;
  pid(): number;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  settings?: Settings;
  /** A port of this machine instead of a Unix socket. */
  onPort?: boolean;
}

const START_ATTEMPTS = 5;
const RESTART_MS = 1_000;

/** Starts PostgreSQL, and again whenever it ends by itself. */
export async function startEmbedded(
  cluster: string,
  log: Log,
  { settings = EMBEDDED_SETTINGS, onPort = false }: EmbeddedOptions = {},
): Promise<Embedded> {
  await stopLeftPostmaster(cluster);
  const runtime = makeRuntimeFolder();
  const port = await choosePort({ ...runtime, hasSocket: runtime.hasSocket && !onPort });
  const url = addressOf(cluster, runtime, port);
  let postmaster: Postmaster;
  let releaseLock: (() => Promise<void>) | undefined;
  let isClosing = false;
  process.once('exit', runtime.remove);

  async function start(): Promise<void> {
    postmaster = await startUnlessInUse(() => startPostmaster({ cluster, runtime, port, settings }), cluster);
    try {
      // Acquires the lock once: it reacquires itself after a restart.
      releaseLock ??= await acquireServerLock(url, cluster);
    } catch (error) {
      await postmaster.stop();
      throw error;
    }
  }

  async function restartWhenEnded(): Promise<void> {
    await postmaster.exited;
    while (!isClosing) {
      log.error({ messages: postmaster.messages() }, 'PostgreSQL ended: starting it again');
      try {
        await start();
        return await restartWhenEnded();
      } catch (error) {
        // Exit: without its database the server is useless, and the next start can restore a backup.
        if (error instanceof DataInUse || error instanceof ClusterBroken) throw error;
        log.error({ err: error }, 'PostgreSQL does not start');
        await sleep(RESTART_MS, undefined, { ref: false });
      }
    }
  }

  async function close(): Promise<void> {
    isClosing = true;
    await releaseLock?.();
    await postmaster?.stop();
    process.off('exit', runtime.remove);
    runtime.remove();
  }

  try {
    await start();
  } catch (error) {
    runtime.remove();
    throw error;
  }
  void restartWhenEnded();
  return { url, pid: () => postmaster.pid, close };
}

/** Starts PostgreSQL. Where another server that starts at the same moment has the cluster, checks again whether it still runs. */
async function startUnlessInUse(start: () => Promise<Postmaster>, cluster: string): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof ClusterInUse) || attempt === START_ATTEMPTS) throw error;
      await stopLeftPostmaster(cluster);
    }
  }
}
