import { HUES, pictureKey, type Hue, type PictureRecipe } from '@tuckaway/contract/pictures';
import { ContentError } from './content-error.ts';
import { readYaml, type YamlReader } from './yaml-reader.ts';

/** `place` is the first line that asked for the picture. */
export type Placed<T> = T & { place: string };
export type GiftRecipe = Placed<PictureRecipe>;
export type CategoryRecipe = Placed<{ slug: string; icon: string }>;
export type PostRecipe = Placed<{ slug: string; icons: string[]; hue: Hue }>;
export type TextFile = { name: string; text: string };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const POST_OBJECTS = { least: 3, most: 5 };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entriesOf(file: TextFile): { reader: YamlReader; entries: unknown[] } {
  const reader = readYaml(file.name, file.text);
  if (!Array.isArray(reader.value)) throw new ContentError(reader.place([]), 'The file must hold a list.');
  return { reader, entries: reader.value };
}

function requireName(value: unknown, what: string, place: string): string {
  if (typeof value !== 'string' || !SLUG.test(value))
    throw new ContentError(
      place,
      `${what} must be a name in kebab-case, found ${JSON.stringify(value) ?? 'nothing'}.`,
    );
  return value;
}

function requireHue(value: unknown, place: string): Hue {
  const hue = HUES.find((one) => one === value);
  if (hue === undefined)
    throw new ContentError(
      place,
      `The hue must be one of ${HUES.join(', ')}, found ${JSON.stringify(value) ?? 'nothing'}.`,
    );
  return hue;
}

/** Every distinct picture that the gifts of these files ask for, in order of its key. */
export function collectGiftRecipes(files: TextFile[]): GiftRecipe[] {
  const recipes = new Map<string, GiftRecipe>();
  for (const file of files) {
    const { reader, entries } = entriesOf(file);
    for (const [index, entry] of entries.entries()) {
      const place = reader.place([index, 'picture']);
      const picture = isFields(entry) ? entry['picture'] : undefined;
      if (!isFields(picture)) throw new ContentError(place, 'The gift has no picture.');
      const recipe: GiftRecipe = {
        icon: requireName(picture['icon'], 'The icon', place),
        hue: requireHue(picture['hue'], place),
        with:
          picture['with'] === undefined ? undefined : requireName(picture['with'], 'The second icon', place),
        place,
      };
      const key = pictureKey(recipe);
      if (!recipes.has(key)) recipes.set(key, recipe);
    }
  }
  return [...recipes.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, recipe]) => recipe);
}

export function collectCategoryRecipes(file: TextFile): CategoryRecipe[] {
  const { reader, entries } = entriesOf(file);
  return entries.map((entry, index) => {
    const place = reader.place([index]);
    const fields = isFields(entry) ? entry : {};
    return {
      slug: requireName(fields['slug'], 'The slug', place),
      icon: requireName(fields['icon'], 'The icon', place),
      place,
    };
  });
}

export function readPostRecipe(file: TextFile): PostRecipe {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(file.text)?.[1];
  if (frontMatter === undefined) throw new ContentError(`${file.name}:1`, 'The post has no front matter.');
  const reader = readYaml(file.name, frontMatter, 1);
  const fields = isFields(reader.value) ? reader.value : {};
  const place = reader.place(['picture']);
  const picture = fields['picture'];
  if (!isFields(picture)) throw new ContentError(place, 'The post has no picture.');
  const icons = picture['icons'];
  if (!Array.isArray(icons) || icons.length < POST_OBJECTS.least || icons.length > POST_OBJECTS.most)
    throw new ContentError(place, `The picture needs ${POST_OBJECTS.least} to ${POST_OBJECTS.most} icons.`);
  return {
    slug: requireName(fields['slug'], 'The slug', reader.place(['slug'])),
    icons: icons.map((icon) => requireName(icon, 'An icon', place)),
    hue: requireHue(picture['hue'], place),
    place,
  };
}
