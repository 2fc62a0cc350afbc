import { spawn } from 'node:child_process';

const STOP = `read -r _ || {
  kill -INT "$0"
  while kill -0 "$0"; do sleep 0.1; done
  rm -rf "$1"
}`;

/**
 * Stops PostgreSQL and removes the folder of its run when this process dies without a word, as by `kill -9`: a shell waits
 * on a pipe whose other end closes with this process. Answers how to let the shell go. On Windows the next start stops
 * what is left.
 */
export function stopWithParent(pid: number, runtimeFolder: string): () => void {
  if (process.platform === 'win32') return () => {};
  const shell = spawn('/bin/sh', ['-c', STOP, String(pid), runtimeFolder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  return () => shell.stdin.end('\n');
}
