import type { PointerEvent } from 'react';

/**
 * Spread onto a link: begins with the press what its page needs, before the button is let go. A finger may only want to
 * scroll, so its press counts once it is lifted; and so does a key.
 */
export const onPress = (begin: () => void) => ({
  onPointerDown: ({ pointerType, button }: PointerEvent) => {
    if (pointerType === 'mouse' && button === 0) begin();
  },
  onClick: begin,
});
