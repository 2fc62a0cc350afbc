import { tooMany } from './errors.ts';

/** At most `limit` in any `seconds`. */
export interface Window {
  limit: number;
  seconds: number;
}

interface Counter {
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
  readonly #counters = new Map<string, Counter>();
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
    const waits = this.#rules[rule].map((window) => this.#wait(this.#counter(rule, key, window), window));
    const wait = Math.max(...waits);
    if (wait > 0) throw tooMany(wait);
  }

  count(rule: Rule, key: string): void {
    this.#sweep();
    for (const window of this.#rules[rule]) this.#counter(rule, key, window).current++;
  }

  #counter(rule: Rule, key: string, { seconds }: Window): Counter {
    const id = `${rule} ${seconds} ${key}`;
    const index = Math.floor(this.#now() / (seconds * 1000));
    let counter = this.#counters.get(id);
    if (!counter) this.#counters.set(id, (counter = { index, current: 0, previous: 0 }));
    if (counter.index !== index) {
      counter.previous = counter.index === index - 1 ? counter.current : 0;
      counter.current = 0;
      counter.index = index;
    }
    return counter;
  }

  /** Whole seconds until another use fits; 0 if it fits now. */
  #wait({ current, previous }: Counter, { limit, seconds }: Window): number {
    const allowed = Math.max(1, limit * this.#factor);
    const elapsed = (this.#now() / 1000) % seconds;
    if (previous * (1 - elapsed / seconds) + current + 1 <= allowed) return 0;
    if (current + 1 > allowed) return Math.ceil(seconds - elapsed + seconds / allowed);
    const fitsAt = seconds * (1 - (allowed - current - 1) / previous);
    return Math.max(1, Math.ceil(fitsAt - elapsed));
  }

  /** Callers come and go; counters that no longer matter must not pile up. */
  #sweep(): void {
    const now = this.#now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [id, counter] of this.#counters) {
      const windowMs = Number(id.split(' ')[1]) * 1000;
      if ((counter.index + 2) * windowMs < now) this.#counters.delete(id);
    }
  }
}
