/** Limits concurrent heavy work: a few run, a few wait, the rest is refused at once. */
export class ConcurrencyGate {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #refusal: () => Error;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(limits: { atOnce: number; waiting: number }, refusal: () => Error) {
    this.#atOnce = limits.atOnce;
    this.#waiting = limits.waiting;
    this.#refusal = refusal;
  }

  get load(): { waiting: number; running: number } {
    return { waiting: this.#queue.length, running: this.#running };
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running++;
      return;
    }
    if (this.#queue.length >= this.#waiting) throw this.#refusal();
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  /** The caller that has waited longest takes the free slot. */
  #leave(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running--;
  }
}

/** One gate per user. */
export class GatePerUser {
  readonly #make: () => ConcurrencyGate;
  readonly #gates = new Map<number, { gate: ConcurrencyGate; inside: number }>();

  constructor(limits: { atOnce: number; waiting: number }, refusal: () => Error) {
    this.#make = () => new ConcurrencyGate(limits, refusal);
  }

  async run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const own = this.#gates.get(userId) ?? { gate: this.#make(), inside: 0 };
    this.#gates.set(userId, own);
    own.inside++;
    try {
      return await own.gate.run(work);
    } finally {
      own.inside--;
      if (own.inside === 0) this.#gates.delete(userId);
    }
  }
}
