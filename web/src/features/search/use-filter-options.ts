import type { FilterGroup } from '@tuckaway/contract/search/search';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../categories/categories.queries.ts';
import { PRICE_OPTIONS } from './search-params.ts';

export interface FilterOption {
  value: string;
  label: string;
}

const asOptions = (categories: { slug: string; name: string }[] | undefined): FilterOption[] =>
  (categories ?? []).map(({ slug, name }) => ({ value: slug, label: name }));

export function useFilterOptions(): Record<FilterGroup, FilterOption[]> {
  const occasions = useQuery(categoriesQuery('Occasion'));
  const interests = useQuery(categoriesQuery('Interest'));
  const relationships = useQuery(categoriesQuery('Relationship'));
  return {
    occasion: asOptions(occasions.data),
    interest: asOptions(interests.data),
    relationship: asOptions(relationships.data),
    price: PRICE_OPTIONS,
  };
}
