import type { ReactNode } from 'react';
import { cx } from './cx.ts';

// Fingers get a row of full-size buttons under the title; a mouse gets small ones on the picture.
const PLACE =
  '-mx-2 mt-0.5 flex justify-between pointer-fine:absolute pointer-fine:top-2 pointer-fine:right-2 pointer-fine:m-0 ' +
  'pointer-fine:flex-col pointer-fine:gap-1.5';
const ACTION =
  'grid size-11 place-items-center rounded-full hover:text-green focus-visible:rounded-full ' +
  'pointer-fine:size-9 pointer-fine:bg-card pointer-fine:shadow-lift';
// What is not seen is not laid out either: dozens of cards have three of these.
const ON_HOVER =
  'transition-[opacity,color,content-visibility] transition-discrete ' +
  'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100 ' +
  'pointer-fine:[content-visibility:hidden] pointer-fine:group-hover:[content-visibility:visible] ' +
  'pointer-fine:group-focus-within:[content-visibility:visible]';

/** The round buttons of a card. The card itself is the `group` that they wait for. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={PLACE}>{children}</div>;
}

/** How one of them looks; `always` for what must be seen without hovering. */
export const cardActionStyle = ({ always = false } = {}) =>
  cx(ACTION, always ? 'transition-colors' : ON_HOVER);
