import { createHash } from 'node:crypto';

/** Something to draw. `recipe` is all that decides how it looks, so that its digest tells when it is stale. */
export type Job<Art = unknown> = { id: string; recipe: unknown; files: string[]; art: Art };
/** What was drawn last, by job: the digest of its recipe. */
export type Manifest = Record<string, string>;
export type Plan<Art = unknown> = {
  /** Never drawn, drawn from another recipe, or with a file missing. */
  stale: Job<Art>[];
  /** Files that no job asks for any more. */
  leftover: string[];
  manifest: Manifest;
};

function digestOf(recipe: unknown): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);
}

export function planPictures<Art>(jobs: Job<Art>[], drawn: Manifest, existing: string[]): Plan<Art> {
  const present = new Set(existing);
  const wanted = new Set(jobs.flatMap((job) => job.files));
  const sorted = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const manifest = Object.fromEntries(sorted.map((job) => [job.id, digestOf(job.recipe)]));
  return {
    stale: jobs.filter(
      (job) => drawn[job.id] !== manifest[job.id] || !job.files.every((file) => present.has(file)),
    ),
    leftover: existing.filter((file) => !wanted.has(file)),
    manifest,
  };
}

/** One line for each thing that is not as it should be; none when every picture is in place. */
export function complaintsOf({ stale, leftover }: Plan): string[] {
  return [
    ...stale.map((job) => `missing or out of date: ${job.id}`),
    ...leftover.map((file) => `left over: ${file}`),
  ];
}
