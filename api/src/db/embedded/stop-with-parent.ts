import { spawn } from 'node:child_process';

const STOP = `read -r _ || {
  kill -INT "$0"
  while kill -0 "$0"; do sleep 0.1; done
  rm -rf "$1"
}`;

/**
 * Stops PostgreSQL and removes its runtime folder when this process is killed: a shell waits on a pipe that closes
 * with this process. Returns a function that ends the shell. On Windows the next start cleans up.
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
