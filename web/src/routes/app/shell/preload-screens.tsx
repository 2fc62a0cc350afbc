import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';

// Any id will do: only the code of the routes is prefetched.
const FREQUENT_PAGES = [paths.giftList(1), paths.gift(1)];

/** Prefetches the code of the list and gift screens, after the data of the first screen has loaded. */
export function PreloadScreens() {
  const isFetching = useIsFetching() > 0;
  const [stage, setStage] = useState<'waiting' | 'fetching' | 'fetched'>('waiting');
  if (stage === 'waiting' && isFetching) setStage('fetching');
  if (stage === 'fetching' && !isFetching) setStage('fetched');
  if (stage !== 'fetched') return null;
  return FREQUENT_PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
