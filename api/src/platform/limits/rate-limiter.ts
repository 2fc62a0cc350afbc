import { tooMany } from '../http/errors.ts';

/** At most `limit` in any `seconds`. */
export interface Window {
  limit: number;
  seconds: number;
}

/** How often somebody came, in windows of one length. */
interface Counter {
  window: Window;
  /** Which window of its length since the epoch `current` counts. */
  index: number;
  current: number;
  previous: number;
}

const SWEEP_MS = 60_000;

/**
 * Sliding windows in memory, right for one process: the last window counts by the share of it that still lies
 * within reach. Several processes would each grant the limit; a shared store goes behind this same class.
 */
export class RateLimiter<Rule extends string> {
  readonly #rules: Record<Rule, readonly Window[]>;
  readonly #factor: number;
  readonly #now: () => number;
  /** By rule and caller, a counter for each window of the rule. */
  readonly #counters = new Map<Rule, Map<string, Counter[]>>();
  #sweptAt: number;

  constructor(rules: Record<Rule, readonly Window[]>, factor = 1, now: () => number = Date.now) {
    this.#rules = rules;
    this.#factor = factor;
    this.#now = now;
    this.#sweptAt = now();
  }

  /** Counts one use, or throws 429 without counting it. */
  spend(rule: Rule, key: string): void {
    this.check(rule, key);
    this.count(rule, key);
  }

  check(rule: Rule, key: string): void {
    const counters = this.#counters.get(rule)?.get(key);
    if (!counters) return;
    const now = this.#now();
    const wait = Math.max(...counters.map((counter) => this.#wait(counter, now)));
    if (wait > 0) throw tooMany(wait);
  }

  count(rule: Rule, key: string): void {
    const now = this.#now();
    this.#sweep(now);
    for (const counter of this.#countersOf(rule, key)) moveTo(now, counter).current++;
  }

  #countersOf(rule: Rule, key: string): Counter[] {
    let byKey = this.#counters.get(rule);
    if (!byKey) this.#counters.set(rule, (byKey = new Map()));
    let counters = byKey.get(key);
    if (!counters) {
      counters = this.#rules[rule].map((window) => ({ window, index: 0, current: 0, previous: 0 }));
      byKey.set(key, counters);
    }
    return counters;
  }

  /** Whole seconds until another use fits; 0 if it fits now. */
  #wait(counter: Counter, now: number): number {
    const { current, previous, window } = moveTo(now, counter);
    const { limit, seconds } = window;
    const allowed = Math.max(1, limit * this.#factor);
    const elapsed = (now / 1000) % seconds;
    if (previous * (1 - elapsed / seconds) + current + 1 <= allowed) return 0;
    if (current + 1 > allowed) return Math.ceil(seconds - elapsed + seconds / allowed);
    const fitsAt = seconds * (1 - (allowed - current - 1) / previous);
    return Math.max(1, Math.ceil(fitsAt - elapsed));
  }

  /** Callers come and go; counters that no longer matter must not pile up. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    const isOver = (counter: Counter) => {
      const { current, previous } = moveTo(now, counter);
      return current === 0 && previous === 0;
    };
    for (const byKey of this.#counters.values())
      for (const [key, counters] of byKey) if (counters.every(isOver)) byKey.delete(key);
  }
}

/** Moves a counter on to the window of this moment. */
function moveTo(now: number, counter: Counter): Counter {
  const index = Math.floor(now / (counter.window.seconds * 1000));
  if (counter.index !== index) {
    counter.previous = counter.index === index - 1 ? counter.current : 0;
    counter.current = 0;
    counter.index = index;
  }
  return counter;
}
