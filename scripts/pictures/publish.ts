import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLISHED_FILE, publishedText, readPublished } from '@tuckaway/content/catalogue/published-pictures';
import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { renderOf, sceneOf } from '../studio/cache.ts';
import { FINAL, makerFiles, readMore, readRecipes, recipeHash, ROOT, sourceKey } from '../studio/recipes.ts';
import { planPublishing, type PublishPlan, type RecipeState } from './publish-plan.ts';
import { formatOf } from './scene-formats.ts';

export const CATALOGUE = path.join(ROOT, 'content/catalogue');
export const WEB = path.join(ROOT, 'web');
/** Folders with generated files only. */
const OWN_FOLDERS = ['gifts', 'lists', 'presents', 'categories', 'blog', 'site'].map(
  (name) => `public/pictures/${name}`,
);
/** Pictures encoded at once: four keep the threads of the image library busy. */
const AT_ONCE = 4;

/** Every recipe with its digests, and its entry in the studio's cache. */
function readRecipeStates(withCache: boolean): RecipeState[] {
  const makers = makerFiles();
  const gifts = readRecipes();
  return [...gifts, ...readMore(gifts)].map(({ id, recipe }) => {
    const key = sourceKey(recipe, JSON.stringify(FINAL), makers);
    const scene = withCache ? sceneOf(key) : undefined;
    const render = scene && renderOf(scene);
    return { id, recipe: recipeHash(recipe), key, scene, render, files: formatOf(id).files };
  });
}

/** Every picture file in the folders with generated files. */
function pictureFilesOnDisk(): string[] {
  return OWN_FOLDERS.flatMap((folder) => {
    const full = path.join(WEB, folder);
    return existsSync(full) ? readdirSync(full).map((name) => `${folder}/${name}`) : [];
  });
}

/** Picture files that belong to no published picture. */
export function leftoverFiles(published: PublishPlan['published']): string[] {
  const named = new Set([...published.keys()].flatMap((id) => formatOf(id).files));
  return pictureFilesOnDisk().filter((file) => !named.has(file));
}

/** Gifts, lists and categories that have no picture yet, with or without a recipe. */
export function withoutPicture(
  published: PublishPlan['published'],
  { gifts, lists, categories } = readCatalogue(CATALOGUE),
): string[] {
  const ids = (folder: string, all: { slug: string }[]) => all.map(({ slug }) => `${folder}/${slug}`);
  return [...ids('gifts', gifts), ...ids('lists', lists), ...ids('categories', categories)].filter(
    (id) => !published.has(id),
  );
}

/** Plans publishing. Without the cache the plan depends on the repository alone, and is the same on every machine. */
export function planNow({ withCache = false, anew = false } = {}): PublishPlan & { recipes: RecipeState[] } {
  const recipes = readRecipeStates(withCache);
  const elsewhere = recipes.flatMap(({ files }) => files).filter((file) => existsSync(path.join(WEB, file)));
  const present = new Set([...pictureFilesOnDisk(), ...elsewhere]);
  return { recipes, ...planPublishing(recipes, readPublished(CATALOGUE), present, anew) };
}

export async function publish({ encode, published }: PublishPlan): Promise<void> {
  const waiting = encode.values();
  const worker = async () => {
    for (const { id, render, files } of waiting) {
      const buffers = await formatOf(id).encode(render);
      for (const [index, file] of files.entries()) {
        const target = path.join(WEB, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, buffers[index]!);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await writeFile(path.join(CATALOGUE, PUBLISHED_FILE), publishedText(published));
}
