import { Button } from '../../ui/inputs/button.tsx';

/** Notice about filters in the URL that do not exist; they match nothing. */
export function UnknownFilters({ values, onClear }: { values: string[]; onClear: () => void }) {
  if (values.length === 0) return null;
  return (
    <p
      role="status"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-md bg-paper-sunk px-4 py-3 text-sm"
    >
      <span>
        {values.length === 1 ? 'This filter does not exist' : 'These filters do not exist'}:{' '}
        {values.join(', ')}
      </span>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </p>
  );
}
