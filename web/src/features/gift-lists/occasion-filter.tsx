import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ChipToolbar, ToolbarChip } from '../../ui/inputs/chip-toolbar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CATEGORY_COUNTS } from '../categories/category-counts.ts';
import { ALL_OCCASIONS, occasionsQuery } from './gift-lists.queries.ts';

const OCCASION_PARAM = 'occasion';

/** The chosen occasion lives in the address, so that Back, reload and a shared link show the same lists. */
export function useOccasion() {
  const [params, setParams] = useSearchParams();
  return {
    occasion: params.get(OCCASION_PARAM) || ALL_OCCASIONS,
    choose: (occasion: string) =>
      setParams(occasion === ALL_OCCASIONS ? {} : { [OCCASION_PARAM]: occasion }, {
        preventScrollReset: true,
      }),
  };
}

export function OccasionFilter() {
  const { occasion, choose } = useOccasion();
  const { data, isPending } = useQuery(occasionsQuery);
  // After a failure only 'All' is shown: the page works without the filter.
  const names = [ALL_OCCASIONS, ...(data ?? []).map(({ name }) => name)];
  return (
    <ChipToolbar
      label="Occasion"
      className="scroll-row -mx-[clamp(1rem,4vw,3rem)] mb-7 min-h-11 gap-2 px-[clamp(1rem,4vw,3rem)] py-1 [scrollbar-width:none] lg:mx-0 lg:mb-9 lg:flex-wrap lg:px-0"
    >
      {names.map((name) => (
        <ToolbarChip key={name} pressed={name === occasion} onPress={() => choose(name)}>
          {name}
        </ToolbarChip>
      ))}
      {isPending &&
        Array.from({ length: CATEGORY_COUNTS.Occasion }, (_, index) => (
          <Skeleton key={index} className="h-9 w-29 shrink-0 pointer-coarse:h-11" />
        ))}
    </ChipToolbar>
  );
}
