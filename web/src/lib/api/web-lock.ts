/** One tab at a time does it; the others wait. Browsers without locks have to take their chance. */
export const inTurn = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();
