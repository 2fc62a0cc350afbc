/** Explains to a new member what the circle shares. */
export function CirclePrivacyNote({ name }: { name: string }) {
  return (
    <dl className="grid gap-4 rounded-lg bg-paper-sunk p-4 text-sm">
      <div>
        <dt className="font-semibold">Everybody who joins sees of the others</dt>
        <dd className="mt-1 text-ink-soft">
          their names, their ideas for {name}, what they have bought and given, and the days and sizes they
          noted.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Only you see</dt>
        <dd className="mt-1 text-ink-soft">
          your notes, what is good to know, what you paid, and everybody else you give to.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Yours stays yours</dt>
        <dd className="mt-1 text-ink-soft">
          Nobody changes or removes what you added. You can leave at any time and keep it.
        </dd>
      </div>
    </dl>
  );
}
