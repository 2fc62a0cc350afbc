import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';

// The id does not matter: all lists, and all gifts, share one route module.
const FREQUENT_PAGES = [paths.giftList(1), paths.gift(1)];

/** Prefetches the code of the list and gift screens, after the data of the first screen: on slow networks they compete. */
export function PreloadScreens() {
  const isFetching = useIsFetching() > 0;
  const [stage, setStage] = useState<'waiting' | 'fetching' | 'fetched'>('waiting');
  if (stage === 'waiting' && isFetching) setStage('fetching');
  if (stage === 'fetching' && !isFetching) setStage('fetched');
  if (stage !== 'fetched') return null;
  return FREQUENT_PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
