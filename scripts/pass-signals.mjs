/** Ends with the first of the children, which all hear the signals that this process hears. */
export function passSignalsTo(children) {
  // From a terminal the children hear Ctrl-C themselves; a second one would cut their clean stop short.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) for (const child of children) child.kill('SIGINT');
  });
  process.on('SIGTERM', () => {
    for (const child of children) child.kill('SIGTERM');
  });
  for (const child of children) {
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
      for (const other of children) if (other !== child) other.kill('SIGTERM');
    });
  }
}
