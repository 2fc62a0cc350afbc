import { useState } from 'react';
import type { ZodType } from 'zod';

/** State of a field for a name that finds a thing or creates it. The schema is of names of new things. */
export function useTypedName<Name>(schema: ZodType<Name>, startText = '') {
  const [text, setText] = useState(startText);
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
    /** The name to create. For an invalid one the field shows the error, and the result is undefined. */
    parse: (typed = text): Name | undefined => {
      const parsed = schema.safeParse(typed);
      if (!parsed.success) setError(parsed.error.issues[0]?.message);
      return parsed.data;
    },
  };
}
