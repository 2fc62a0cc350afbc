/** The choices of the gift finder, under the names that people read and the values that the search is told. */
export type FinderStep = 'gender' | 'ageGroup' | 'event' | 'priceRange' | 'playground';

interface Option {
  label: string;
  /** What the search is told: the slug of a category, or a price range. */
  value: string;
}

interface Step {
  id: FinderStep;
  title: string;
  options: readonly Option[];
}

const option = (label: string, value: string): Option => ({ label, value });

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
      option('Infants', 'infants'),
      option('Toddlers', 'toddlers'),
      option('Kids', 'kids'),
      option('Teens', 'teens'),
      option('Adolescents', 'adolescents'),
      option('Friends', 'friends'),
      option('Family', 'family'),
      option('Relatives', 'relatives'),
      option('Acquaintance', 'acquaintance'),
    ],
  },
  {
    id: 'event',
    title: 'Pick the Big day',
    options: [
      option('Birthday', 'birthday'),
      option('Wedding Anniversary', 'wedding-anniversary'),
      option('Thank you', 'thank-you'),
      option('Christmas', 'christmas'),
      option('Thanksgiving', 'thanksgiving'),
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
      option('Plant lover', 'plants'),
      option('Geek', 'geek'),
      option('Camper', 'camping'),
      option('Adventurer', 'adventure'),
      option('Gamer', 'gaming'),
      option('Gardening', 'gardening'),
      option('Baking', 'baking'),
      option('Chef', 'cooking'),
    ],
  },
];
