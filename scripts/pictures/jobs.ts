import { DRAWN_PICTURE_WIDTHS, pictureKey } from '@tuckaway/contract/pictures';
import { drawCategory } from './category-picture.ts';
import { toJpeg, toPng, toSceneWebp, toWebp } from './encode.ts';
import { drawGift } from './gift-picture.ts';
import { HERO_LAYOUTS, drawHero } from './hero-picture.ts';
import { HERO_TAGS, heroWritingSpaces, type HeroFormat, type HeroTheme } from './hero-tags.ts';
import type { IconBox } from './icons.ts';
import { drawAppIcon, drawFaviconIco, faviconSvg } from './logo.ts';
import type { Job } from './plan.ts';
import { drawPost } from './post-picture.ts';
import type { CategoryRecipe, GiftRecipe, PostRecipe } from './recipes.ts';
import { drawShareCard } from './share-card.ts';

export type Tools = { icons: IconBox; cacheFolder: string };
/** `icons` and `place` let an unknown object be told with file and line before anything is drawn. */
export type Art = { icons: string[]; place?: string; draw: (tools: Tools) => Promise<Buffer[]> };
export type PictureJob = Job<Art>;

/** Raise the number when the drawing changes, and all pictures of its kind are drawn again. */
const VERSIONS = { gift: 1, category: 1, post: 2, hero: 2, site: 2 };
const CATEGORY_WIDTHS = [160, 320];
const POST_WIDTHS = [640, 1200];

export function giftJob({ place, ...recipe }: GiftRecipe): PictureJob {
  const key = pictureKey(recipe);
  return {
    id: `gifts/${key}`,
    recipe: [VERSIONS.gift, key],
    files: DRAWN_PICTURE_WIDTHS.map((width) => `public/pictures/gifts/${key}-${width}.webp`),
    art: {
      icons: recipe.with === undefined ? [recipe.icon] : [recipe.icon, recipe.with],
      place,
      async draw({ icons }) {
        const drawing = await drawGift(recipe, icons);
        return Promise.all(DRAWN_PICTURE_WIDTHS.map((width) => toWebp(drawing, width)));
      },
    },
  };
}

export function categoryJob({ slug, icon, place }: CategoryRecipe): PictureJob {
  return {
    id: `categories/${slug}`,
    recipe: [VERSIONS.category, icon],
    files: CATEGORY_WIDTHS.map((width) => `public/pictures/categories/${slug}-${width}.webp`),
    art: { icons: [icon], place, draw: ({ icons }) => drawCategory(icon, icons, CATEGORY_WIDTHS) },
  };
}

export function postJob({ slug, icons, hue, place }: PostRecipe): PictureJob {
  return {
    id: `blog/${slug}`,
    recipe: [VERSIONS.post, icons, hue],
    files: [
      ...POST_WIDTHS.map((width) => `public/pictures/blog/${slug}-${width}.webp`),
      `public/pictures/blog/${slug}-og.jpg`,
    ],
    art: {
      icons,
      place,
      async draw(tools) {
        const drawing = await drawPost({ icons, hue }, tools.icons);
        return Promise.all([...POST_WIDTHS.map((width) => toWebp(drawing, width)), toJpeg(drawing, 1200)]);
      },
    },
  };
}

function heroJob(format: HeroFormat, theme: HeroTheme): PictureJob {
  const layout = HERO_LAYOUTS[format];
  const { width } = HERO_TAGS[format];
  return {
    id: `site/hero-${format}-${theme}`,
    recipe: [VERSIONS.hero, layout],
    files: [`public/pictures/site/hero-${format}-${theme}.webp`],
    art: {
      icons: layout.objects.map(({ icon }) => icon),
      draw: async ({ icons }) => [await toSceneWebp(await drawHero(format, theme, icons), width)],
    },
  };
}

/** Everything that no content file asks for: the front page's shelf, the app's icons, the card for sharing. */
export function siteJobs(mark: string): PictureJob[] {
  const iconFiles = [
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ].map((name) => `public/${name}`);
  return [
    heroJob('wide', 'light'),
    heroJob('wide', 'dark'),
    heroJob('tall', 'light'),
    heroJob('tall', 'dark'),
    {
      id: 'site/hero-tags',
      recipe: [VERSIONS.hero, HERO_TAGS],
      files: ['src/features/landing/hero-tags.json'],
      art: {
        icons: [],
        draw: async () => [Buffer.from(`${JSON.stringify(heroWritingSpaces(), null, 2)}\n`)],
      },
    },
    {
      id: 'site/icons',
      recipe: [VERSIONS.site, mark],
      files: iconFiles,
      art: {
        icons: [],
        draw: async () => [
          Buffer.from(faviconSvg(mark)),
          ...(await Promise.all([
            drawFaviconIco(mark),
            drawAppIcon(mark, 180, 0.86),
            drawAppIcon(mark, 192, 0.92),
            drawAppIcon(mark, 512, 0.92),
            drawAppIcon(mark, 512, 0.72),
          ])),
        ],
      },
    },
    {
      id: 'site/share-card',
      recipe: [VERSIONS.site, mark],
      files: ['public/og-default.png'],
      art: {
        icons: [],
        draw: async ({ icons, cacheFolder }) => [
          await toPng(await drawShareCard(mark, icons, cacheFolder), 1200),
        ],
      },
    },
  ];
}
