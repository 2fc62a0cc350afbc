import type { Hue } from '@tuckaway/domain/pictures';

export interface PublicGift {
  slug: string;
  title: string;
  price: number;
  text: string;
  shop: string;
  href: string;
  isAffiliate: boolean;
  picture: string | null;
}

/** A link with a picture: to a list, or to a gift in its list. */
export interface PictureLink {
  path: string;
  title: string;
  picture: string | null;
  /** "$24", "12 gifts" */
  note: string;
}

export interface PlainLink {
  path: string;
  title: string;
  hue?: Hue;
}

export interface PublicList {
  slug: string;
  title: string;
  description: string;
  words: string;
  priceSpan: string;
  gifts: PublicGift[];
  related: PictureLink[];
  hubs: PlainLink[];
}

export interface PublicHub {
  slug: string;
  title: string;
  words: string;
  priceSpan: string;
  lists: PictureLink[];
  gifts: PictureLink[];
  more: PlainLink[];
}

interface IndexSection {
  title: string;
  id: string;
  hubs: PictureLink[];
}

export interface ListsIndex {
  sections: IndexSection[];
  pairs: PlainLink[];
  /** Every list once, below the category that it is mostly about. */
  groups: { title: string; lists: PlainLink[] }[];
  count: { lists: number; gifts: number };
}
