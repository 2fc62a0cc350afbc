import { spawn } from 'node:child_process';

/**
 * Stops PostgreSQL when this process dies without a word, as by `kill -9`: a shell waits on a pipe whose other end
 * closes with this process. Answers how to let the shell go. On Windows the next start stops what is left.
 */
export function stopWithParent(pid: number): () => void {
  if (process.platform === 'win32') return () => {};
  const shell = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  return () => shell.stdin.end('\n');
}
