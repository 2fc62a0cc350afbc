import { useRef, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import type { GiftForm } from './gift-draft.ts';
import { countDuplicates, parsePastedGifts, type PastedGift } from '../create/pasted-gifts.ts';

interface CaptureFieldProps {
  form: GiftForm;
  disabled: boolean;
  /** Several links or lines were pasted at once. */
  onSeveral: (gifts: PastedGift[], duplicates: number) => void;
}

/** Title field that also accepts a link: the link is moved to its own field, and its page provides the title. */
export function CaptureField({ form, disabled, onSeveral }: CaptureFieldProps) {
  const { values, set, field } = form;
  const title = field('title');
  const lastText = useRef(values.title);

  /** Moves a link to its field, or reports several gifts. Returns false for plain text. */
  const captureGifts = (text: string, typed = ''): boolean => {
    const gifts = parsePastedGifts(text);
    const [first] = gifts;
    if (gifts.length > 1) onSeveral(gifts, countDuplicates(text));
    else if (first?.purchaseUrl) {
      set('purchaseUrl', first.purchaseUrl);
      // Text beside the link is the title; without text the link preview provides it.
      set('title', first.title || typed);
      if (first.price && !values.price) set('price', first.price);
    } else return false;
    return true;
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // Pasted text without a link stays text.
    if (captureGifts(text, values.title)) event.preventDefault();
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    // Phone keyboards insert a whole link without a paste event.
    const isInserted = text.length - lastText.current.length > 1;
    lastText.current = text;
    if (!isInserted || !captureGifts(text)) title.onChange(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A typed link is captured by the first Enter; the next one sends the form.
    if (event.key === 'Enter' && captureGifts(values.title)) event.preventDefault();
  };
  return (
    <TextField
      label="Title"
      labelBeside="Paste a link or write a name"
      required
      autoComplete="off"
      enterKeyHint="done"
      disabled={disabled}
      {...title}
      onChange={onChange}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      onBlur={() => captureGifts(values.title)}
    />
  );
}
