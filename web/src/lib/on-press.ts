import type { PointerEvent, SyntheticEvent } from 'react';

/** What a mouse went down on last. */
let pressed: EventTarget | undefined;

/**
 * Spread onto a link: begins once with the press what its page needs, with a mouse before the button is let go. A finger may
 * only want to scroll, so its press counts once it is lifted; and so does a key.
 */
export const onPress = (begin: () => void) => ({
  onPointerDown: ({ pointerType, button, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    pressed = currentTarget;
    begin();
  },
  onClick: ({ currentTarget }: SyntheticEvent) => {
    if (pressed !== currentTarget) begin();
    pressed = undefined;
  },
});
