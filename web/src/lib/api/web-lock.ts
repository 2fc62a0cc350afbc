/** Runs `work` in one tab at a time (Web Locks API). Browsers without it run it at once. */
export const withWebLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
