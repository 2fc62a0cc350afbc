import { HUES, pictureKey, type Hue, type PictureRecipe } from '@tuckaway/contract/pictures';
import { ContentError } from '@tuckaway/content/content-error';
import { parseYaml } from '@tuckaway/content/yaml-source';

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

interface Reader {
  value: unknown;
  /** `file:line` of the value at this path. */
  place(path: PropertyKey[]): string;
}

function read({ name }: TextFile, yaml: string, linesAbove = 0): Reader {
  const { value, lineOf } = parseYaml(name, yaml, linesAbove);
  return { value, place: (path) => `${name}:${lineOf(path)}` };
}

function entriesOf(file: TextFile): { reader: Reader; entries: unknown[] } {
  const reader = read(file, file.text);
  if (!Array.isArray(reader.value)) refuse(reader.place([]), 'The file must hold a list.');
  return { reader, entries: reader.value };
}

function refuse(place: string, message: string): never {
  const [file = '', line] = place.split(':');
  throw new ContentError([{ file, line: Number(line), message }]);
}

function requireName(value: unknown, what: string, place: string): string {
  if (typeof value !== 'string' || !SLUG.test(value))
    refuse(place, `${what} must be a name in kebab-case, found ${JSON.stringify(value) ?? 'nothing'}.`);
  return value;
}

function requireHue(value: unknown, place: string): Hue {
  const hue = HUES.find((one) => one === value);
  if (hue === undefined)
    refuse(place, `The hue must be one of ${HUES.join(', ')}, found ${JSON.stringify(value) ?? 'nothing'}.`);
  return hue;
}

/** Every distinct picture that the gifts of these files ask for, in order of its key; none for what is rendered. */
export function collectGiftRecipes(
  files: TextFile[],
  isRendered: (slug: unknown) => boolean = () => false,
): GiftRecipe[] {
  const recipes = new Map<string, GiftRecipe>();
  for (const file of files) {
    const { reader, entries } = entriesOf(file);
    for (const [index, entry] of entries.entries()) {
      if (isFields(entry) && isRendered(entry['slug'])) continue;
      const place = reader.place([index, 'picture']);
      const picture = isFields(entry) ? entry['picture'] : undefined;
      if (!isFields(picture)) refuse(place, 'The gift has no picture.');
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
  if (frontMatter === undefined) refuse(`${file.name}:1`, 'The post has no front matter.');
  const reader = read(file, frontMatter, 1);
  const fields = isFields(reader.value) ? reader.value : {};
  const place = reader.place(['picture']);
  const picture = fields['picture'];
  if (!isFields(picture)) refuse(place, 'The post has no picture.');
  const icons = picture['icons'];
  if (!Array.isArray(icons) || icons.length < POST_OBJECTS.least || icons.length > POST_OBJECTS.most)
    refuse(place, `The picture needs ${POST_OBJECTS.least} to ${POST_OBJECTS.most} icons.`);
  return {
    slug: requireName(fields['slug'], 'The slug', reader.place(['slug'])),
    icons: icons.map((icon) => requireName(icon, 'An icon', place)),
    hue: requireHue(picture['hue'], place),
    place,
  };
}
