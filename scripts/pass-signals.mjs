import { spawn } from 'node:child_process';

const POSIX = process.platform !== 'win32';
const PARENT_CHECK_MS = 500;

/** Starts a child as a process group, so that a signal reaches it and all that it started exactly once. */
export function spawnGroup(command, args, options) {
  return spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: POSIX, ...options });
}

/** Sends a signal to the process group of a child. */
export function signalGroup(child, signal) {
  try {
    if (POSIX) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The child has ended already.
  }
}

/** Forwards signals to the children; ends when the first child ends, and ends the others. */
export function passSignalsTo(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () =>
      children.forEach((child) => signalGroup(child, signal === 'SIGHUP' ? 'SIGTERM' : signal)),
    );
  }
  whenNpmIsGone(() => children.forEach((child) => signalGroup(child, 'SIGTERM')));
  for (const child of children) {
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
      for (const other of children) if (other !== child) signalGroup(other, 'SIGTERM');
    });
  }
}

/**
 * Calls `stop` when npm has ended. npm sends a signal only to the shell between it and this process, and that shell ends
 * without passing it on.
 */
function whenNpmIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, PARENT_CHECK_MS);
  check.unref();
}
