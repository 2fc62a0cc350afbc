import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Read-only field with a link to copy, which is selected on focus. */
export function LinkField(props: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'value'>) {
  return <TextField {...props} readOnly onFocus={(event) => event.target.select()} />;
}
