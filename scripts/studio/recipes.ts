import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const GIFTS = path.join(ROOT, 'content/catalogue/gifts');
const RECIPES = path.join(ROOT, 'content/catalogue/pictures');
const STUDIO = path.join(ROOT, 'studio');

export type Recipe = { maker?: string; things?: Recipe[]; together?: Recipe[]; ground?: string } & Record<
  string,
  unknown
>;
type Gift = { slug: string; title: string; file: string; hue: string };
/** `id` is the folder and the name of its published picture: gifts/…, lists/…, blog/… */
export type Entry = { id: string; slug: string; file: string; recipe: Recipe; title: string };

/** Default quality of a published picture; a recipe's `pixels` override its size. */
export const FINAL = { size: 512, samples: 5 };

const yamlFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.yaml'));

export function readGifts(): Gift[] {
  return yamlFiles(GIFTS).flatMap((file) => {
    const gifts = parse(readFileSync(path.join(GIFTS, file), 'utf8')) as {
      slug: string;
      title: string;
      hue: string;
    }[];
    return gifts.map(({ slug, title, hue }) => ({ slug, title, file, hue }));
  });
}

const readYaml = (file: string) =>
  (parse(readFileSync(path.join(RECIPES, file), 'utf8')) ?? {}) as Record<string, Recipe>;

/** Every recipe with its gift's title; the file written last comes first. */
export function readRecipes(all = readGifts()): Entry[] {
  const gifts = new Map(all.map((gift) => [gift.slug, gift]));
  const files = yamlFiles(RECIPES).sort((a, b) => modifiedAt(b) - modifiedAt(a));
  return files.flatMap((file) => {
    return Object.entries(readYaml(file)).map(([slug, recipe]) => {
      const gift = gifts.get(slug);
      const ground = gift?.hue ?? 'clay';
      return { id: `gifts/${slug}`, slug, file, recipe: { ground, ...recipe }, title: gift?.title ?? slug };
    });
  });
}

/** Pictures that are not of one gift: presents, posts, the shelf, and covers that show several gifts `together`. */
export function readMore(gifts: Entry[]): Entry[] {
  const recipesBySlug = new Map(gifts.map(({ slug, recipe }) => [slug, recipe]));
  const find = (slug: string, of: string): Recipe => {
    const recipe = recipesBySlug.get(slug);
    if (!recipe) throw new Error(`${of} shows ${slug}, which has no recipe.`);
    return recipe;
  };
  return yamlFiles(path.join(RECIPES, 'more')).flatMap((name) => {
    const file = `more/${name}`;
    const folder = path.basename(name, '.yaml');
    return Object.entries(readYaml(file)).map(([slug, { together, ...recipe }]) => ({
      id: `${folder}/${slug}`,
      slug,
      file,
      title: slug,
      recipe: together
        ? { ...recipe, together: (together as unknown as string[]).map((one) => find(one, slug)) }
        : recipe,
    }));
  });
}

const modifiedAt = (file: string) => statSync(path.join(RECIPES, file)).mtimeMs;

/** Every Python file below `studio/makers`, as its path there: `pets/gear.py`. */
function makerSources(): string[] {
  return (readdirSync(path.join(STUDIO, 'makers'), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.py'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/** Which file of `studio/makers` holds a maker. */
export function makerFiles(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of makerSources())
    for (const match of source(`makers/${file}`).matchAll(/^@maker\('([^']+)'/gm)) found.set(match[1]!, file);
  return found;
}

export function makersOf(recipe: Recipe): string[] {
  if (recipe.together) return recipe.together.flatMap(makersOf);
  return (recipe.things ?? [recipe]).map((thing) => thing.maker ?? '(none)');
}

/** File that only pictures with `pixels` of their own depend on. */
const FRAME = 'frame.py';
const CORE = readdirSync(STUDIO).filter(
  (name) => name.endsWith('.py') && !['worker.py', FRAME].includes(name),
);
const sources = new Map<string, string>();

function source(file: string): string {
  const cached = sources.get(file);
  if (cached !== undefined) return cached;
  const text = readFileSync(path.join(STUDIO, file), 'utf8');
  sources.set(file, text);
  return text;
}

/** A maker's file and the files that it imports. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const match of source(`makers/${file}`).matchAll(/^\s*from makers\.([\w.]+) import/gm))
    closure(`${match[1]!.replaceAll('.', '/')}.py`, seen);
  return seen;
}

/** Hash of the recipe alone, by which tests tell without Blender whether a picture is of today's recipe. */
export function recipeHash(recipe: Recipe): string {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12);
}

/** Hash of the recipe and of the code that it may use. */
export function sourceKey(recipe: Recipe, quality: string, files = makerFiles()): string {
  const hash = createHash('sha256').update(quality).update(JSON.stringify(recipe));
  for (const file of CORE) hash.update(source(file));
  if (recipe['pixels']) hash.update(source(FRAME));
  const used = new Set<string>();
  for (const maker of makersOf(recipe)) {
    const file = files.get(maker);
    if (file) closure(file, used);
  }
  for (const file of [...used].sort()) hash.update(source(`makers/${file}`));
  return hash.digest('hex').slice(0, 24);
}
