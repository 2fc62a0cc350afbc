/** The part of the application's log that the database code writes to; only errors unless more levels are named. */
export type Log<Level extends 'info' | 'warn' | 'error' = 'error'> = Record<
  Level,
  (details: object, message: string) => void
>;
