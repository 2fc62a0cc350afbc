import type { TagInUse } from '@tuckaway/contract/tags';
import { useRef, useState } from 'react';
import { plural } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TagRow } from './tag-row.tsx';
import { useDeleteTag } from './use-tag-changes.ts';

export function TagList({ tags }: { tags: readonly TagInUse[] }) {
  const [doomed, setDoomed] = useState<TagInUse>();
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeleteTag();

  const ask = (tag: TagInUse) => {
    setDoomed(tag);
    setIsAsking(true);
  };
  const confirm = () => {
    setIsAsking(false);
    if (doomed) remove.mutate(doomed, { onSettled: () => heading.current?.focus() });
  };

  return (
    <section aria-labelledby="all-tags">
      <h2 id="all-tags" ref={heading} tabIndex={-1} className="mb-3 outline-none">
        All Tags ({tags.length})
      </h2>
      <ul aria-labelledby="all-tags" className="divide-y rounded-lg border bg-card px-4 sm:px-5">
        {tags.map((tag) => (
          <li key={tag.id}>
            <TagRow tag={tag} onDelete={() => ask(tag)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete tag"
        text="Are you sure you want to delete this tag?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onConfirm={confirm}
      >
        {doomed && <p className="mt-3 wrap-anywhere">{lossOf(doomed)}</p>}
      </ConfirmDialog>
    </section>
  );
}

function lossOf({ name, giftCount }: TagInUse): string {
  if (giftCount === 0) return `"${name}" is not on any gift. Nothing else will be lost.`;
  return `"${name}" will come off ${giftCount} ${plural(giftCount, 'gift')}. The ${plural(giftCount, 'gift itself stays', 'gifts themselves stay')}.`;
}
