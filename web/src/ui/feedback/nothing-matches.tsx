import { Button } from '../inputs/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NothingMatchesProps {
  items: string;
  query: string;
  onClear: () => void;
}

export function NothingMatches({ items, query, onClear }: NothingMatchesProps) {
  return (
    <EmptyState
      drawing="search"
      title={`No ${items} match "${query}"`}
      text="Try fewer or different letters."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
