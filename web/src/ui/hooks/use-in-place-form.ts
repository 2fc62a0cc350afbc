import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A form that opens in the page. Closing it gives the focus back to the button that opened it. */
export function useInPlaceForm() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button may be back on the page only now.
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  };
  return { isOpen, open: () => setIsOpen(true), close, opener };
}
