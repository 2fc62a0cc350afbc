import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A link to copy: read-only, and selected as a whole when it gets the focus. */
export function LinkField(props: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'value'>) {
  return <TextField {...props} readOnly onFocus={(event) => event.target.select()} />;
}
