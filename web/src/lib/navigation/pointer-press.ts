import type { PointerEvent, SyntheticEvent } from 'react';

/** A mouse that goes down on a link means to follow it; a finger may only want to scroll. */
export const isMousePress = ({ pointerType, button }: PointerEvent) =>
  pointerType === 'mouse' && button === 0;

/** What a mouse went down on last. */
let pressed: EventTarget | undefined;

/**
 * Spread onto a link: begins once with the press what its page needs, with a mouse before the button is let go. A finger's
 * press counts once it is lifted; and so does a key's.
 */
export const onPress = (begin: () => void) => ({
  onPointerDown: (press: PointerEvent) => {
    if (!isMousePress(press)) return;
    pressed = press.currentTarget;
    begin();
  },
  onClick: ({ currentTarget }: SyntheticEvent) => {
    if (pressed !== currentTarget) begin();
    pressed = undefined;
  },
});
