import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Person } from './person.ts';

const PAUSE_MS = 40;
const MOST_REPEATS = 20;

export interface LoadReport {
  reads: number;
  writes: number;
  /** Reads that failed, and writes that were refused or could not be repeated. */
  failures: string[];
  /** Failures of writes whose outcome was unknown, each repeated with its key until it was known. */
  repeated: string[];
}

/** A small load until `stop`: each person reads, and creates recipients with an Idempotency-Key. */
export class Load {
  readonly #report: LoadReport = { reads: 0, writes: 0, failures: [], repeated: [] };
  readonly #names = new Map<Person, string[]>();
  readonly #running: Promise<void>[];
  readonly #mark = randomUUID();
  #isOver = false;

  constructor(people: Person[], paths: string[]) {
    this.#running = people.map((person) => this.#run(person, paths));
  }

  get report(): Readonly<LoadReport> {
    return this.#report;
  }

  async stop(): Promise<LoadReport> {
    this.#isOver = true;
    await Promise.all(this.#running);
    return this.#report;
  }

  /** Confirmed writes that are missing, and rows that are there twice. */
  async differences(): Promise<string[]> {
    const found: string[] = [];
    for (const [person, names] of this.#names) {
      const recipients = await person.ask<{ name: string }[]>('GET', '/api/v1/recipients');
      const stored = recipients.filter(({ name }) => name.startsWith(this.#mark));
      const count = (name: string) => stored.filter((recipient) => recipient.name === name).length;
      found.push(...names.filter((name) => count(name) !== 1).map((name) => `${name}: ${count(name)} times`));
      if (stored.length !== names.length) found.push(`${stored.length} stored, ${names.length} confirmed`);
    }
    return found;
  }

  async #run(person: Person, paths: string[]): Promise<void> {
    this.#names.set(person, []);
    for (let turn = 0; !this.#isOver; turn++) {
      // A write for every four reads.
      if (turn % 5 === 4) await this.#write(person);
      else await this.#read(person, paths[turn % paths.length]!);
      await sleep(PAUSE_MS);
    }
  }

  async #read(person: Person, path: string): Promise<void> {
    this.#report.reads++;
    const outcome = await outcomeOf(person.call('GET', path));
    if (outcome !== 200) this.#report.failures.push(`${outcome} GET ${path}`);
  }

  async #write(person: Person): Promise<void> {
    this.#report.writes++;
    const body = { name: `${this.#mark} ${randomUUID()}` };
    const headers = { 'idempotency-key': randomUUID() };
    for (let attempt = 0; attempt <= MOST_REPEATS; attempt++) {
      const outcome = await outcomeOf(person.call('POST', '/api/v1/recipients', { body, headers }));
      if (outcome === 201) {
        this.#names.get(person)!.push(body.name);
        return;
      }
      const isUnknown = typeof outcome === 'string' || outcome >= 500;
      this.#report[isUnknown ? 'repeated' : 'failures'].push(`${outcome} POST`);
      if (!isUnknown) return;
      await sleep(PAUSE_MS);
    }
    this.#report.failures.push('POST was given up');
  }
}

async function outcomeOf(call: Promise<Answer>): Promise<number | string> {
  return await call.then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
}
