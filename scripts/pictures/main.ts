import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '@tuckaway/content/content-error';
import { openIconBox } from './icons.ts';
import { categoryJob, giftJob, postJob, siteJobs, type PictureJob, type Tools } from './jobs.ts';
import { readLogo } from './logo.ts';
import { complaintsOf, planPictures, type Manifest, type Plan } from './plan.ts';
import { collectCategoryRecipes, collectGiftRecipes, readPostRecipe, type TextFile } from './recipes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WEB = path.join(ROOT, 'web');
const CACHE = path.join(ROOT, '.cache/pictures');
const MANIFEST = path.join(ROOT, 'scripts/pictures/manifest.json');
/** The folders that hold nothing but what is drawn here. */
const OWN_FOLDERS = ['gifts', 'categories', 'blog', 'site'].map((name) => `public/pictures/${name}`);
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

async function collectJobs(): Promise<PictureJob[]> {
  const gifts = collectGiftRecipes(await readFolder('content/catalogue/gifts', '.yaml'));
  const categories = collectCategoryRecipes(await readText('content/catalogue/categories.yaml'));
  const posts = (await readFolder('content/blog/posts', '.md')).map(readPostRecipe);
  return [
    ...siteJobs(await readLogo()),
    ...categories.map(categoryJob),
    ...posts.map(postJob),
    ...gifts.map(giftJob),
  ];
}

/** Everything in the folders of our own, and of the wanted files elsewhere those that exist. */
async function listFiles(jobs: PictureJob[]): Promise<string[]> {
  const inFolders = await Promise.all(
    OWN_FOLDERS.map(async (folder) =>
      (await readdir(path.join(WEB, folder)).catch(orEmpty)).map((name) => `${folder}/${name}`),
    ),
  );
  const elsewhere = jobs
    .flatMap((job) => job.files)
    .filter((file) => !OWN_FOLDERS.includes(path.posix.dirname(file)) && existsSync(path.join(WEB, file)));
  return [...inFolders.flat(), ...elsewhere];
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

async function main(): Promise<void> {
  const jobs = await collectJobs();
  const plan = planPictures(jobs, await readManifest(), await listFiles(jobs));
  if (process.argv.includes('--check')) {
    const complaints = complaintsOf(plan);
    for (const complaint of complaints) console.error(complaint);
    if (complaints.length > 0) throw new PictureError('Run "npm run pictures" and commit what it draws.');
    console.log(`${jobs.length} pictures, all in place.`);
    return;
  }
  await drawAll(plan);
  console.log(`${plan.stale.length} drawn, ${plan.leftover.length} removed, ${jobs.length} in all.`);
}

main().catch((error: unknown) => {
  const isTold = error instanceof ContentError || error instanceof PictureError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
});
