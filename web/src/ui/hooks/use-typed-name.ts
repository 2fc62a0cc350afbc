import { useState } from 'react';
import type { ZodType } from 'zod';

/** State of a field whose text filters items or names a new one. The schema validates new names. */
export function useTypedName<Name>(schema: ZodType<Name>, initialText = '') {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string>();
  return {
    text,
    setText,
    error,
    setError,
    type: (typed: string) => {
      setText(typed);
      setError(undefined);
    },
    /** Returns the validated name; for an invalid one it sets the error and returns undefined. */
    parse: (typed = text): Name | undefined => {
      const parsed = schema.safeParse(typed);
      if (!parsed.success) setError(parsed.error.issues[0]?.message);
      return parsed.data;
    },
  };
}
