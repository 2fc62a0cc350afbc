import type { Hue } from '@tuckaway/domain/pictures';
import { FINDER_PRICES } from '@tuckaway/domain/price-bands';

/**
 * Steps of the gift finder, by the names of their choices in its calls. Options of `ageGroup` are relationships, age groups
 * among them; options of `event` are occasions, those of `playground` interests.
 */
export type FinderStep = 'gender' | 'ageGroup' | 'event' | 'priceRange' | 'playground';

interface Option {
  label: string;
  /** Value for the search: the slug of a category, or a price range. */
  value: string;
  /** The hue of the category. */
  hue?: Hue;
  /** Where the option is no category: the wrapped present that is shown, by its hue. */
  present?: Hue;
}

interface Step {
  id: FinderStep;
  title: string;
  options: readonly Option[];
  /** Options that are shown after a press on 'More'. */
  more?: readonly Option[];
}

const option = (label: string, value: string, present: Hue): Option => ({ label, value, present });
const PRICE_HUES = {
  'under-25': 'coral',
  'under-50': 'lilac',
  'under-100': 'moss',
  'over-100': 'slate',
} as const;
const ofCategory = (label: string, value: string, hue: Hue): Option => ({ label, value, hue });

/** The steps of the gift finder: labels of the options, and the values that are sent to the search. */
export const FINDER_STEPS: readonly Step[] = [
  {
    id: 'gender',
    title: "Who's it for?",
    options: [
      option('For Her', 'her', 'indigo'),
      option('For Him', 'him', 'amber'),
      option('For Everyone else', 'everyone', 'mint'),
    ],
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
    more: [
      ofCategory('Partner', 'partner', 'rose'),
      ofCategory('Parents', 'parents', 'plum'),
      ofCategory('Grandparents', 'grandparents', 'lilac'),
      ofCategory('Coworkers', 'coworkers', 'slate'),
      ofCategory('Teachers', 'teachers', 'moss'),
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
    more: [
      ofCategory('Hanukkah', 'hanukkah', 'sky'),
      ofCategory("Valentine's Day", 'valentines-day', 'rose'),
      ofCategory("Mother's Day", 'mothers-day', 'plum'),
      ofCategory("Father's Day", 'fathers-day', 'slate'),
      ofCategory('Graduation', 'graduation', 'indigo'),
      ofCategory('Housewarming', 'housewarming', 'clay'),
      ofCategory('Wedding', 'wedding', 'lilac'),
      ofCategory('Baby Shower', 'baby-shower', 'mint'),
      ofCategory('Get Well', 'get-well', 'mint'),
      ofCategory('Just Because', 'just-because', 'lilac'),
    ],
  },
  {
    id: 'priceRange',
    title: 'How Fancy?',
    options: FINDER_PRICES.map(({ label, slug }) => option(label, slug, PRICE_HUES[slug])),
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
