/** Options of infinite queries for responses with a cursor: `infiniteQueryOptions({ ...byCursor, … })`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

export const allItems = <Item>(data: { pages: { data?: Item[] }[] } | undefined): Item[] =>
  data?.pages.flatMap((page) => page.data ?? []) ?? [];
