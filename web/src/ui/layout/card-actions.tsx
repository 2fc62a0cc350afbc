import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

// Corner of the picture: a column of small buttons for a mouse, one large button on touch screens.
const CORNER = 'absolute top-2 right-2 flex flex-col gap-1.5 pointer-coarse:top-1 pointer-coarse:right-1';
const ACTION =
  'grid place-items-center rounded-full bg-card shadow-lift hover:text-green focus-visible:rounded-full ' +
  'size-9 pointer-coarse:size-11';
// content-visibility skips the layout of hidden buttons: dozens of cards have three of them.
const ON_HOVER =
  'transition-[opacity,color,content-visibility] transition-discrete pointer-coarse:hidden ' +
  'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100 ' +
  'pointer-fine:[content-visibility:hidden] pointer-fine:group-hover:[content-visibility:visible] ' +
  'pointer-fine:group-focus-within:[content-visibility:visible]';
const ON_TOUCH = ON_HOVER.replace('pointer-coarse:hidden ', '');
// Beside the first line of the title; the picture above is as high as the card is wide (100cqi).
const MENU =
  'absolute top-[calc(100cqi+0.375rem)] -right-2.5 grid size-11 place-items-center rounded-full text-ink-soft ' +
  'focus-visible:rounded-full pointer-fine:hidden';

/** Container of a card's buttons. The card must have the class `group`, whose hover shows them. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={CORNER}>{children}</div>;
}

interface CardActionOptions {
  /** Whether it is shown without hovering. */
  always?: boolean;
  /** Whether it is shown on touch screens, where the other actions are in the menu. */
  onTouch?: boolean;
}

export const cardActionStyle = ({ always = false, onTouch = false }: CardActionOptions = {}) =>
  cx(ACTION, always ? 'transition-colors' : onTouch ? ON_TOUCH : ON_HOVER);

/** Style of the button that opens the other actions on a touch screen. */
export const CARD_MENU_STYLE = MENU;
