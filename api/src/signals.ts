import { channel } from 'node:diagnostics_channel';

/** Events that the metrics count. Publishing one costs nearly nothing without a subscriber. */
interface Signals {
  /** A response was sent or cut off. `route` is a template, never a URL. */
  request: { method: string; route: string; status: number; seconds: number };
  /** A request was turned away because too many were in flight. */
  shed: { reason: 'in flight' };
  /** A request exceeded a rule of the rate limits. */
  rateLimited: { rule: string };
  /** A connection of the pool was waited for. */
  connection: { seconds: number; isRefused: boolean };
  /** A job of a worker pool was queued, started or ended; the numbers of jobs that wait and run after that. */
  worker: { pool: string; outcome?: 'done' | 'failed' | 'refused'; waiting: number; running: number };
  /** A background job ended. */
  job: { job: string; isFine: boolean; seconds: number };
  mail: { outcome: 'sent' | 'refused' | 'unreachable' | 'unknown' };
  /** A search was ranked in memory. */
  ranked: { seconds: number };
}

const channelOf = (name: keyof Signals) => channel(`tuckaway:${name}`);

export function signal<Name extends keyof Signals>(name: Name, event: Signals[Name]): void {
  channelOf(name).publish(event);
}

/** Returns a function that ends the subscription. */
export function onSignal<Name extends keyof Signals>(
  name: Name,
  listener: (event: Signals[Name]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as Signals[Name]);
  channelOf(name).subscribe(onMessage);
  return () => channelOf(name).unsubscribe(onMessage);
}
