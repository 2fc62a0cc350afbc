const STEPS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** "1.2 MB", in steps of 1000. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), STEPS.length - 1);
  const amount = bytes / 1000 ** step;
  return `${amount < 10 && step > 0 ? amount.toFixed(1) : Math.round(amount)} ${STEPS[step]}`;
}

/** "1 gift", "3 gifts". */
export const formatCount = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
