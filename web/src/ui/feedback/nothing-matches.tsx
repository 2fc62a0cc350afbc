import { Button } from '../inputs/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NothingMatchesProps {
  what: string;
  query: string;
  onClear: () => void;
}

export function NothingMatches({ what, query, onClear }: NothingMatchesProps) {
  return (
    <EmptyState
      drawing="search"
      title={`No ${what} match "${query}"`}
      text="Try fewer or different letters."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
