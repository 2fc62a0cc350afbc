/** Says what was searched for instead, where nothing has the words as typed. */
export function CorrectedQuery({ query }: { query: string | null | undefined }) {
  if (!query) return null;
  return (
    <p className="mb-6 text-ink-soft">
      Nothing has the words as typed. Showing results for <strong>“{query}”</strong>.
    </p>
  );
}
