/** Command line of the studio: see `npm run studio -- --help` and studio/README.md. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPublished, type Published } from '@tuckaway/content/catalogue/published-pictures';
import { openStudio, type Answer } from './blender.ts';
import { CACHE, KEYS, renderOf, sceneOf, SCENES as FINAL_SCENES } from './cache.ts';
import { contactSheets } from './contact-sheet.ts';
import { prepareFonts } from './fonts.ts';
import { writeMakersPage } from './makers-page.ts';
import {
  FINAL,
  makerFiles,
  makersOf,
  readMore,
  readRecipes,
  ROOT,
  sourceKey,
  type Entry,
} from './recipes.ts';

const HELP = `npm run studio -- [options]
npm run studio -- makers   writes a page of all makers with their pictures
  --preview        small and quick, to judge a recipe
  --only a,b       these gifts alone      --file cooking   one file's gifts
  --maker mug      gifts made by a maker  --limit 20       no more than that
  --jobs 2         Blenders side by side  --sheet name     a contact sheet of the chosen gifts
  --makers         every maker as it is without a recipe
  --blind          a sheet without titles --status         count (and show on a sheet) what is ready, render nothing
  --anew           render even what is cached
  --dry            build every scene, render none: finds mistakes in recipes`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    only: { type: 'string' },
    file: { type: 'string' },
    maker: { type: 'string' },
    limit: { type: 'string' },
    jobs: { type: 'string' },
    sheet: { type: 'string' },
    makers: { type: 'boolean', default: false },
    blind: { type: 'boolean', default: false },
    status: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const QUALITY = options.preview ? { size: 256, samples: 10 } : FINAL;
const SCENES = options.preview ? path.join(CACHE, 'previews') : FINAL_SCENES;
/** Published pictures need no render, even without a cache. */
const PUBLISHED = options.preview
  ? new Map<string, Published>()
  : readPublished(path.join(ROOT, 'content/catalogue'));
const say = (line: string) => process.stdout.write(`${line}\n`);

type Planned = Entry & { key: string };

function choosePictures(): Planned[] {
  const files = makerFiles();
  const only = options.only?.split(',');
  const makers = options.maker?.split(',');
  const makersAsEntries = [...files.keys()].map((name) => ({
    id: `makers/${name}`,
    slug: name,
    file: '',
    recipe: { maker: name, ground: 'clay' },
    title: name,
  }));
  const gifts = readRecipes();
  return (options.makers ? makersAsEntries : [...gifts, ...readMore(gifts)])
    .filter((entry) => !only || only.includes(entry.slug))
    .filter((entry) => !options.file || options.file.split(',').includes(entry.file.replace('.yaml', '')))
    .filter((entry) => !makers || makersOf(entry.recipe).some((name) => makers.includes(name)))
    .map((entry) => ({ ...entry, key: sourceKey(entry.recipe, JSON.stringify(QUALITY), files) }));
}

/** The picture of a key, if it was rendered here before. */
function finished({ key }: Planned): string | undefined {
  const scene = sceneOf(key);
  return scene && renderOf(scene, SCENES);
}

const isReady = (entry: Planned) => PUBLISHED.get(entry.id)?.key === entry.key || Boolean(finished(entry));

function timeLeft(started: number, done: number, total: number): string {
  const minutes = (((Date.now() - started) / done) * (total - done)) / 60_000;
  return minutes > 90 ? `${(minutes / 60).toFixed(1)} h left` : `${Math.ceil(minutes)} min left`;
}

async function renderAll(waiting: Planned[]): Promise<number> {
  await Promise.all([SCENES, KEYS].map((folder) => mkdir(folder, { recursive: true })));
  const fonts = path.join(CACHE, 'fonts');
  await prepareFonts(fonts);
  const queue = [...waiting];
  const started = Date.now();
  let done = 0;
  let failures = 0;
  let seconds = 0;
  const report = (answer: Answer) => {
    done++;
    seconds += answer.seconds ?? 0;
    if (answer.error) failures++;
    const outcome = answer.error
      ? `FAILED ${answer.error}`
      : `${answer.reused ? 'as before' : `${answer.seconds?.toFixed(1)} s`}`;
    say(
      `[${done}/${waiting.length}] ${answer.slug}: ${outcome} · ${timeLeft(started, done, waiting.length)}`,
    );
    if (answer.trace && options.only) say(answer.trace);
  };
  const work = async () => {
    const scratch = await mkdtemp(path.join(os.tmpdir(), 'studio-'));
    const studio = await openStudio({ STUDIO_FONTS: fonts, STUDIO_PYTHON: path.join(CACHE, 'python') });
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const { id, slug, recipe, key } = entry;
      const answer = await studio.render({
        slug,
        recipe,
        ...QUALITY,
        scenes: SCENES,
        scratch,
        anew: options.anew,
        dry: options.dry,
        published: PUBLISHED.get(id)?.scene,
      });
      if (answer.scene) await writeFile(path.join(KEYS, key), answer.scene);
      report(answer);
    }
    studio.close();
    await rm(scratch, { recursive: true });
  };
  const side = Math.min(Number(options.jobs ?? os.availableParallelism()), waiting.length);
  await Promise.all(Array.from({ length: side }, work));
  if (done) say(`${done} pictures, ${(seconds / done).toFixed(1)} s of one core each, ${failures} failed.`);
  return failures;
}

async function main(): Promise<number> {
  if (options.help) {
    say(HELP);
    return 0;
  }
  if (positionals[0] === 'makers') {
    say(await writeMakersPage(path.join(CACHE, 'makers.html')));
    return 0;
  }
  const plan = choosePictures();
  const waiting = plan
    .filter((entry) => options.anew || options.dry || !isReady(entry))
    .slice(0, options.limit ? Number(options.limit) : undefined);
  say(`${plan.length} recipes, ${waiting.length} to render.`);
  const failures = waiting.length && !options.status ? await renderAll(waiting) : 0;
  if (options.sheet) {
    const shots = plan.map((entry) => ({ ...entry, picture: finished(entry) ?? '' }));
    const rendered = shots.filter(({ picture }) => picture);
    for (const file of await contactSheets(
      rendered,
      path.join(CACHE, 'sheets'),
      options.sheet,
      !options.blind,
    ))
      say(file);
  }
  return failures ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
