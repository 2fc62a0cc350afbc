import type { Draw } from '@tuckaway/contract/sharing/draws';
import { useState } from 'react';
import { RepeatDrawForm, DrawButton } from '../../../features/draws/draw-actions.tsx';
import { ParticipantLinks } from '../../../features/draws/participant-links.tsx';
import { DrawnName } from '../../../features/draws/drawn-name.tsx';
import { today } from '../../../lib/today.ts';

/** A draw before the names are drawn. */
export function PreparedDraw({ draw }: { draw: Draw }) {
  const nameOf = (id: number) => draw.people.find((person) => person.id === id)?.name;
  const apart = draw.exclusions.map(({ firstId, secondId }) => `${nameOf(firstId)} and ${nameOf(secondId)}`);
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-xl">Who takes part</h2>
        {draw.people.length === 0 ? (
          <p>Nobody yet</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {draw.people.map(({ id, name }) => (
              <li key={id} className="rounded-xl bg-paper-sunk px-3 py-1 wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        )}
        {apart.map((pair) => (
          <p key={pair} className="text-sm wrap-anywhere text-ink-soft">
            Not to each other: {pair}
          </p>
        ))}
        {draw.hasEarlier && (
          <p className="text-sm text-ink-soft">Nobody draws whom they drew the last time.</p>
        )}
      </section>
      <DrawButton draw={draw} />
    </>
  );
}

/** A draw after the names are drawn: the name that the user drew, and the link of each participant. */
export function FinishedDraw({ draw }: { draw: Draw }) {
  const isIn = draw.people.some(({ isMe }) => isMe);
  const isOpened = draw.people.some(({ openedAt }) => openedAt !== null);
  const [shownOn] = useState(() => today());
  return (
    <>
      {isIn && <DrawnName drawId={draw.id} />}
      <ParticipantLinks draw={draw} />
      <DrawButton draw={draw} />
      {isOpened && <RepeatDrawForm draw={draw} today={shownOn} />}
    </>
  );
}
