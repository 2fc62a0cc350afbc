export interface Principle {
  title: string;
  finding: string;
  /** How the product applies it. */
  practice: string;
  authors: string;
  year: number;
  work: string;
  journal: string;
  /** Limits of the study. */
  caution?: string;
}

/** Published studies, summarized without going beyond their results. */
export const PRINCIPLES: Principle[] = [
  {
    title: 'Listen when they tell you.',
    finding:
      'People liked gifts they had asked for more than the surprises that givers thought up for them. The givers had expected no such difference.',
    practice: 'So an idea is kept the moment somebody mentions it.',
    authors: 'Gino & Flynn',
    year: 2011,
    work: 'Give them what they want: The benefits of explicitness in gift exchange',
    journal: 'Journal of Experimental Social Psychology 47',
    caution:
      'In 2023 data in four other papers by Francesca Gino were publicly disputed, and in 2025 Harvard revoked her tenure; she denies wrongdoing. This paper is not among the four.',
  },
  {
    title: 'Price is not the thanks.',
    finding:
      'Givers believed that a more expensive gift would be appreciated more. Those who received the gifts reported no such link.',
    practice: 'So every search can start from what you want to spend.',
    authors: 'Flynn & Adams',
    year: 2009,
    work: 'Money can’t buy love: Asymmetric beliefs about gift price and feelings of appreciation',
    journal: 'Journal of Experimental Social Psychology 45',
  },
  {
    title: 'Think past the unwrapping.',
    finding:
      'Givers tend to picture the moment a gift is opened; those who receive it care about what it is like to own. Many a bad gift lies in that gap.',
    practice: 'So ideas rest on the shelf for a while before you choose.',
    authors: 'Galak, Givi & Williams',
    year: 2016,
    work: 'Why certain gifts are great to give but not to get',
    journal: 'Current Directions in Psychological Science 25',
  },
  {
    title: 'Sometimes give an evening.',
    finding:
      'Gifts to live through, such as a concert or a class, brought people closer to the giver than gifts to keep did, even when the giver was not there.',
    practice: 'So classes, subscriptions and weekends away stand beside the things.',
    authors: 'Chan & Mogilner',
    year: 2017,
    work: 'Experiential gifts foster stronger social relationships than material gifts',
    journal: 'Journal of Consumer Research 43',
  },
  {
    title: 'Giving is good for the giver.',
    finding:
      'People who were told to spend a small sum on somebody else were happier at the end of the day than those who spent it on themselves.',
    practice: 'So we try to leave you the pleasant part.',
    authors: 'Dunn, Aknin & Norton',
    year: 2008,
    work: 'Spending money on others promotes happiness',
    journal: 'Science 319',
    caution:
      'A registered replication by a team with the original authors (2020) found the effect again for real purchases, smaller or absent when people only remembered spending.',
  },
];
