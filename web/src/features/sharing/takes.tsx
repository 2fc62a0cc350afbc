import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListShare } from '@tuckaway/contract/sharing/shares';
import { useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { revealTakes, takesQuery } from './sharing.queries.ts';

/** The gifts of the list, to choose one from. */
export interface ShareGift {
  id: number;
  title: string;
}

/** Takes of a list as its owner sees them. */
export function OwnerTakes({ share }: { share: ListShare }) {
  const { data } = useQuery(takesQuery(share.giftListId));
  if (!data || (data.gifts.length === 0 && data.others.length === 0)) return null;
  return (
    <section>
      <h3 className="text-lg">Taken</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {data.gifts.map(({ giftId, title, quantity, names }) => (
          <li key={giftId}>
            <span className="font-semibold">{title}</span>
            {quantity > 1 && ` × ${quantity}`}
            {names.length > 0 && <span className="text-ink-soft"> by {names.join(', ')}</span>}
          </li>
        ))}
        {data.others.map(({ text, name }, place) => (
          <li key={place}>
            {text} <span className="text-ink-soft">by {name}, not in the list</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reveals to the owner whether one gift is taken, without the giver's name. */
export function RevealTakes({ share, gifts }: { share: ListShare; gifts: readonly ShareGift[] }) {
  const [giftId, setGiftId] = useState('');
  const reveal = useMutation({ mutationFn: () => revealTakes(share.giftListId, Number(giftId)) });
  if (gifts.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SelectField
        label="Look at one gift"
        hint="Only whether it is taken. Everything else stays a surprise."
        value={giftId}
        options={[
          { value: '', label: 'Choose a gift' },
          ...gifts.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onValueChange={(value) => {
          setGiftId(value);
          reveal.reset();
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" disabled={giftId === ''} onClick={() => reveal.mutate()}>
          Look
        </Button>
        <p role="status" className="text-sm">
          {reveal.data && (reveal.data.quantity > 0 ? 'This one is taken.' : 'Nobody takes this one yet.')}
          {reveal.isError && 'That did not work. Please try again.'}
        </p>
      </div>
    </section>
  );
}

const MAX_PIECES = 12;

/** Sets how many of a gift are wanted. */
export function WantedQuantity({
  share,
  gifts,
  onWant,
}: {
  share: ListShare;
  gifts: readonly ShareGift[];
  onWant: (want: { giftId: number; quantity: number }) => void;
}) {
  const [giftId, setGiftId] = useState('');
  if (gifts.length === 0) return null;
  const wanted = share.wanted.find((one) => one.giftId === Number(giftId))?.quantity ?? 1;
  return (
    <section className="grid grid-cols-[1fr_6rem] items-end gap-3">
      <SelectField
        label="Wanted more than once"
        value={giftId}
        options={[
          { value: '', label: 'Choose a gift' },
          ...gifts.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onValueChange={setGiftId}
      />
      <SelectField
        label="Pieces"
        disabled={giftId === ''}
        value={String(wanted)}
        options={Array.from({ length: Math.max(MAX_PIECES, wanted) }, (_, n) => ({
          value: String(n + 1),
          label: String(n + 1),
        }))}
        onValueChange={(quantity) => onWant({ giftId: Number(giftId), quantity: Number(quantity) })}
      />
    </section>
  );
}
