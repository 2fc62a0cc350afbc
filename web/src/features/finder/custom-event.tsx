import { EVENT_MAX } from '@tuckaway/domain/limits';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';

/** Field for an event that is not offered. */
export function CustomEvent({
  initial,
  onContinue,
}: {
  initial: string;
  onContinue: (event: string) => void;
}) {
  const [text, setText] = useState(initial);
  const event = text.trim();
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (event !== '') onContinue(event);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label="Another day"
        placeholder="A first apartment, a retirement..."
        maxLength={EVENT_MAX}
        value={text}
        onChange={(changed) => setText(changed.target.value)}
      />
      {event !== '' && <Button type="submit">Continue</Button>}
    </form>
  );
}
