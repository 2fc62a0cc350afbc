import type { Hue } from '@tuckaway/contract/pictures';

/** The choices of the gift finder, under the names that people read and the values that the search is told. */
export type FinderStep = 'gender' | 'ageGroup' | 'event' | 'priceRange' | 'playground';

interface Option {
  label: string;
  /** What the search is told: the slug of a category, or a price range. */
  value: string;
  /** The hue of the category. */
  hue?: Hue;
}

interface Step {
  id: FinderStep;
  title: string;
  options: readonly Option[];
  /** Behind 'More'. */
  more?: readonly Option[];
}

const option = (label: string, value: string): Option => ({ label, value });
const ofCategory = (label: string, value: string, hue: Hue): Option => ({ label, value, hue });

export const FINDER_STEPS: readonly Step[] = [
  {
    id: 'gender',
    title: "Who's it for?",
    options: [option('For Her', 'her'), option('For Him', 'him'), option('For Everyone else', 'everyone')],
  },
  {
    id: 'ageGroup',
    title: 'Define the Bond',
    options: [
      ofCategory('Infants', 'infants', 'mint'),
      ofCategory('Toddlers', 'toddlers', 'amber'),
      ofCategory('Kids', 'kids', 'coral'),
      ofCategory('Teens', 'teens', 'indigo'),
      ofCategory('Adolescents', 'adolescents', 'pine'),
      ofCategory('Friends', 'friends', 'sky'),
      ofCategory('Family', 'family', 'coral'),
      ofCategory('Relatives', 'relatives', 'amber'),
      ofCategory('Acquaintance', 'acquaintance', 'clay'),
    ],
  },
  {
    id: 'event',
    title: 'Pick the Big day',
    options: [
      ofCategory('Birthday', 'birthday', 'coral'),
      ofCategory('Wedding Anniversary', 'wedding-anniversary', 'rose'),
      ofCategory('Thank you', 'thank-you', 'amber'),
      ofCategory('Christmas', 'christmas', 'moss'),
      ofCategory('Thanksgiving', 'thanksgiving', 'clay'),
    ],
  },
  {
    id: 'priceRange',
    title: 'How Fancy?',
    options: [
      option('<$25', 'under-25'),
      option('<$50', 'under-50'),
      option('<$100', 'under-100'),
      option('$100+', 'over-100'),
    ],
  },
  {
    id: 'playground',
    title: 'Pick their Playground',
    options: [
      ofCategory('Plant lover', 'plants', 'moss'),
      ofCategory('Geek', 'geek', 'sky'),
      ofCategory('Camper', 'camping', 'pine'),
      ofCategory('Adventurer', 'adventure', 'clay'),
      ofCategory('Gamer', 'gaming', 'indigo'),
      ofCategory('Gardening', 'gardening', 'mint'),
      ofCategory('Baking', 'baking', 'amber'),
      ofCategory('Chef', 'cooking', 'coral'),
    ],
    more: [
      ofCategory('Reading', 'reading', 'clay'),
      ofCategory('Music', 'music', 'plum'),
      ofCategory('Art', 'art', 'rose'),
      ofCategory('Crafts', 'crafts', 'lilac'),
      ofCategory('Fitness', 'fitness', 'coral'),
      ofCategory('Wellness', 'wellness', 'mint'),
      ofCategory('Coffee & Tea', 'coffee-tea', 'clay'),
      ofCategory('Home', 'home', 'slate'),
      ofCategory('Travel', 'travel', 'sky'),
      ofCategory('Photography', 'photography', 'slate'),
      ofCategory('Pets', 'pets', 'amber'),
      ofCategory('Style', 'style', 'plum'),
    ],
  },
];
