import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** State of a form that opens in place. Closing it returns the focus to the button that opened it. */
export function useInPlaceForm() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Synchronously, because the form may have replaced the button, which is then mounted again.
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  };
  return { isOpen, open: () => setIsOpen(true), close, opener };
}
