import { PrefetchPageLinks } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';

// The id does not matter: all lists, and all gifts, share one route module.
const FREQUENT_PAGES = [paths.giftList(1), paths.gift(1)];

/** Prefetches the code of the list and gift screens. */
export const PreloadScreens = () =>
  FREQUENT_PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />);
