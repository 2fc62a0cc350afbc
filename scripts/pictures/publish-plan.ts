import type { Published } from '@tuckaway/content/catalogue/published-pictures';
import type { Entry } from '../studio/recipes.ts';

/** A recipe with its digests and its entry in the studio's cache. */
export type RecipeState = {
  id: string;
  recipe: string;
  key: string;
  /** Digest of the scene of this key, if the studio built it on this machine. */
  scene?: string | undefined;
  /** File of the render of that scene, if the cache still has it. */
  render?: string | undefined;
  files: string[];
};
type EncodeJob = RecipeState & { render: string; scene: string };
export type PublishPlan = {
  /** Pictures to encode from their renders. */
  encode: EncodeJob[];
  /** The digests after publishing; a picture that is not rendered yet keeps its old one. */
  published: Map<string, Published>;
  /** Pictures that were never rendered: a wrapped present is shown instead, which is allowed. */
  missing: Entry['id'][];
  /** Published pictures whose recipe has changed since or whose file is missing. */
  stale: Entry['id'][];
};

/** Decides which pictures are encoded. `present` are all picture files on disk; `anew` encodes again all that is in the cache. */
export function planPublishing(
  recipes: RecipeState[],
  before: Map<string, Published>,
  present: ReadonlySet<string>,
  anew = false,
): PublishPlan {
  const plan: PublishPlan = { encode: [], published: new Map(), missing: [], stale: [] };
  for (const state of recipes) {
    const { id, recipe, key, scene, render, files } = state;
    const previous = before.get(id);
    const isThere = previous !== undefined && files.every((file) => present.has(file));
    // Without the cache, only the published digest says that today's recipe and code gave this picture.
    const now = scene ?? (previous?.key === key ? previous.scene : undefined);
    const isSame = isThere && previous.scene === now;
    if (now !== undefined && render && (anew || !isSame)) plan.encode.push({ ...state, scene: now, render });
    else if (now === undefined || !isSame) {
      if (isThere) plan.published.set(id, previous);
      if (previous === undefined) plan.missing.push(id);
      else if (!isThere || previous.recipe !== recipe) plan.stale.push(id);
      continue;
    }
    plan.published.set(id, { recipe, key, scene: now });
  }
  return plan;
}
