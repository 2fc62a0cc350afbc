/** A gift or a list as the index takes it. */
export interface SearchDocument {
  id: number;
  title: string;
  /** Phrase for the shop's own search. */
  shopPhrase: string;
  description: string;
  /** Titles and descriptions of the curated lists that contain it. */
  listTexts: readonly string[];
  /** Slugs of its categories, relationships and occasions among them. */
  categories: readonly string[];
  relationships: readonly string[];
  occasions: readonly string[];
  /** Slugs of content/search/qualities.yaml. */
  qualities: readonly string[];
  suits: readonly string[];
  /** Price of a gift; prices of a list's gifts. */
  pricesCents: readonly number[];
  /** Categories of the curated lists that contain it, once for each list. */
  filedUnder: readonly string[];
  /** Order among equals: in how many curated lists it is, or how far ahead its editors placed it. */
  standing: number;
  /** Where it is sold: two gifts with the same link are the same. */
  link?: string | null;
}
