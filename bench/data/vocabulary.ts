import { pick } from './random.ts';

const STYLES =
  'Handmade Vintage Modern Classic Rustic Minimal Portable Folding Personalized Organic Recycled Insulated Ceramic Wooden Leather Cotton Linen Copper Brass Glass Bamboo Stoneware Walnut Enamel Velvet Woven Quilted Waterproof Rechargeable Miniature'.split(
    ' ',
  );
const THINGS =
  'Mug Blanket Lantern Journal Puzzle Candle Backpack Teapot Apron Planter Headlamp Wallet Scarf Notebook Speaker Camera Telescope Hammock Skillet Kettle Lamp Clock Pillow Basket Tray Vase Knife Board Bottle Flask Robe Slippers Necklace Bracelet Earrings Ring Watch Umbrella Tent Chair Stool Frame Print Poster Easel Paint Brush Yarn Needle Loom Guitar Ukulele Drum Keyboard Headphones Controller Console Robot Drone Kite Skateboard Helmet Racket Dumbbell Mat Roller Diffuser Soap Lotion Bath Towel Coaster Corkscrew Decanter Tumbler Grinder Press Scale Whisk Spatula Mold Rack Jar Tin Seeds Trowel Gloves Pruner Terrarium Compass Binoculars Map Globe Suitcase Pouch'.split(
    ' ',
  );
const SYLLABLES =
  'ba be bo da de do fa fe fi ga go ka ke ko la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se so ta te to va ve vo za ze zo'.split(
    ' ',
  );
const MAKERS = 30_000;

/** A word that is no English word: makers' names, of which there are many and each is rare. */
function makerName(index: number): string {
  let rest = index;
  let name = '';
  for (let part = 0; part < 4; part++) {
    name += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length) + part * 7;
  }
  return name[0]!.toUpperCase() + name.slice(1);
}

/** Few words are common and many are rare, as in real titles. */
const skewed = (random: () => number, items: readonly string[]) =>
  items[Math.floor(random() ** 2.2 * items.length)]!;

export const randomTitle = (random: () => number): string =>
  [
    pick(random, STYLES),
    skewed(random, THINGS),
    random() < 0.5 ? `with ${skewed(random, THINGS)}` : '',
    `by ${makerName(Math.floor(random() * MAKERS))}`,
  ]
    .filter(Boolean)
    .join(' ');

export const randomDescription = (random: () => number): string =>
  `A ${pick(random, STYLES).toLowerCase()} ${skewed(random, THINGS).toLowerCase()} for somebody who likes ` +
  `${pick(random, THINGS).toLowerCase()} and ${pick(random, STYLES).toLowerCase()} things.`;
