/** Explains what people who edit a list together see and do. */
export function CoEditingRules() {
  return (
    <dl className="grid gap-4 rounded-lg bg-paper-sunk p-4 text-sm">
      <div>
        <dt className="font-semibold">Everybody who joins</dt>
        <dd className="mt-1 text-ink-soft">
          sees the list and the names of the others, adds curated gifts and their own, sorts and removes.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Stays yours</dt>
        <dd className="mt-1 text-ink-soft">
          Your notes, tags, people and other lists. When somebody leaves, the gifts that they made leave the
          list, too.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Stays a surprise</dt>
        <dd className="mt-1 text-ink-soft">
          If it is shared as wishes, whoever edits it is told no more of what is taken than its owner.
        </dd>
      </div>
    </dl>
  );
}
