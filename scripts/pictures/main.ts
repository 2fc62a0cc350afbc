import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '@tuckaway/content/content-error';
import { openIconBox } from './icons.ts';
import { categoryJob, giftJob, postJob, siteJobs, type PictureJob, type Tools } from './jobs.ts';
import { readLogo } from './logo.ts';
import { complaintsOf, planPictures, type Manifest, type Plan } from './plan.ts';
import type { PublishPlan } from './publish-plan.ts';
import { pictureFilesOnDisk, planNow, publish, WEB } from './publish.ts';
import { collectCategoryRecipes, collectGiftRecipes, readPostRecipe, type TextFile } from './recipes.ts';
import { formatOf } from './scene-formats.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = path.join(ROOT, '.cache/pictures');
const MANIFEST = path.join(ROOT, 'scripts/pictures/manifest.json');
/** Drawing waits on the image library, which brings its own threads; four at once keep them busy. */
const AT_ONCE = 4;
/** What was drawn is noted this often, so that a broken-off run is taken up where it stopped. */
const PROGRESS_EVERY = 25;

/** Told in a sentence, without a stack. */
class PictureError extends Error {}

const orEmpty = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

async function readFolder(folder: string, ending: string): Promise<TextFile[]> {
  const names = await readdir(path.join(ROOT, folder)).catch(orEmpty);
  return Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => readText(`${folder}/${name}`)),
  );
}

async function readText(name: string): Promise<TextFile> {
  return { name, text: await readFile(path.join(ROOT, name), 'utf8') };
}

/** What is not rendered yet is drawn as it was. */
async function collectJobs(rendered: ReadonlyMap<string, unknown>): Promise<PictureJob[]> {
  const gifts = collectGiftRecipes(await readFolder('content/catalogue/gifts', '.yaml'), (slug) =>
    rendered.has(`gifts/${String(slug)}`),
  );
  const categories = collectCategoryRecipes(await readText('content/catalogue/categories.yaml'));
  const posts = (await readFolder('content/blog/posts', '.md')).map(readPostRecipe);
  const drawn = [
    ...siteJobs(await readLogo()),
    ...categories.map(categoryJob),
    ...posts.map(postJob),
    ...gifts.map(giftJob),
  ];
  return drawn.filter(({ id }) => !rendered.has(id));
}

/** What the drawn pictures are left to do once the rendered ones are in place. */
async function planDrawings(published: PublishPlan['published']): Promise<Plan<PictureJob['art']>> {
  const jobs = await collectJobs(published);
  const elsewhere = jobs.flatMap(({ files }) => files).filter((file) => existsSync(path.join(WEB, file)));
  const rendered = new Set([...published.keys()].flatMap((id) => formatOf(id).files));
  const existing = new Set([...pictureFilesOnDisk(), ...elsewhere].filter((file) => !rendered.has(file)));
  return planPictures(jobs, await readManifest(), [...existing]);
}

async function readManifest(): Promise<Manifest> {
  const text = await readFile(MANIFEST, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Manifest;
}

async function writeManifest(manifest: Manifest): Promise<void> {
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function draw(job: PictureJob, tools: Tools): Promise<void> {
  const buffers = await job.art.draw(tools);
  for (const [index, file] of job.files.entries()) {
    const target = path.join(WEB, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, buffers[index]!);
  }
}

function requireKnownObjects(jobs: PictureJob[], tools: Tools): void {
  for (const { art, id } of jobs)
    for (const icon of art.icons)
      if (!tools.icons.has(icon))
        throw new PictureError(`${art.place ?? id}: There is no object named "${icon}".`);
}

async function drawAll(plan: Plan<PictureJob['art']>): Promise<void> {
  const tools = { icons: openIconBox(path.join(CACHE, 'icons')), cacheFolder: CACHE };
  requireKnownObjects(plan.stale, tools);
  const manifest = { ...plan.manifest };
  for (const { id } of plan.stale) delete manifest[id];
  const waiting = plan.stale.values();
  let done = 0;
  const worker = async () => {
    for (const job of waiting) {
      await draw(job, tools);
      manifest[job.id] = plan.manifest[job.id]!;
      done += 1;
      if (done % PROGRESS_EVERY !== 0) continue;
      await writeManifest(manifest);
      console.log(`${done} of ${plan.stale.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await Promise.all(plan.leftover.map((file) => rm(path.join(WEB, file))));
  await writeManifest(plan.manifest);
}

async function check(): Promise<void> {
  const plan = planNow();
  const drawings = await planDrawings(plan.published);
  const complaints = complaintsOf(drawings);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) throw new PictureError('Run "npm run pictures" and commit what it makes.');
  console.log(
    `${plan.published.size} pictures in place, ${plan.left.length} to render with "npm run studio".`,
  );
}

async function main(): Promise<void> {
  if (process.argv.includes('--check')) return check();
  const plan = planNow({ withCache: true, anew: process.argv.includes('--anew') });
  await publish(plan);
  const drawings = await planDrawings(plan.published);
  await drawAll(drawings);
  console.log(
    `${plan.encode.length} published, ${drawings.stale.length} drawn, ${drawings.leftover.length} files removed; ` +
      `${plan.left.length} of ${plan.wanted.length} are to be rendered with "npm run studio".`,
  );
}

main().catch((error: unknown) => {
  const isTold = error instanceof ContentError || error instanceof PictureError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
});
