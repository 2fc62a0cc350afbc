import { useState, type ChangeEvent, type FormEvent } from 'react';
import { z } from 'zod';
import { isApiError } from '../lib/api-error.ts';
import { focusProblem } from './focus-problem.ts';

type Errors<Values> = Partial<Record<keyof Values, string>>;

export interface FormRules<Values, Body> {
  /** The contract's schema of the request body; its fields have the names of the form's. */
  schema: z.ZodType<Body>;
  /** The typed values as the body has them. Needed where the two differ: a price is typed as text. */
  toBody?: (values: Values) => unknown;
}

/** The body where everything may be sent; otherwise the first message for each field. */
export function checkForm<Values, Body>({ schema, toBody }: FormRules<Values, Body>, values: Values) {
  const parsed = schema.safeParse(toBody ? toBody(values) : values);
  const errors: Errors<Values> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as keyof Values] ??= message;
  return { body: parsed.data, errors };
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/** For a form whose fields keep their own state. */
export const NO_FIELDS = { initial: {}, rules: { schema: z.object({}) } };

/** The fields of a form while they are being filled in. */
function useFields<Values extends object>(initial: Values) {
  const [start] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const names = Object.keys(start) as (keyof Values)[];
  const setError = (name: keyof Values, message: string | undefined) =>
    setErrors((others) => ({ ...others, [name]: message }));
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setValues((others) => ({ ...others, [name]: value }));
    setError(name, undefined);
  };
  return {
    values,
    errors,
    setErrors,
    setError,
    set,
    reset: () => setValues(start),
    /** Something differs from what the form started with. */
    isChanged: names.some((name) => values[name] !== start[name]),
    /** Spread onto a text field. */
    field: <Name extends TextName<Values>>(name: Name) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.target.value as Values[Name]),
    }),
  };
}

export type FormFields<Values extends object> = ReturnType<typeof useFields<Values>>;

interface FormOptions<Values, Body> {
  initial: Values;
  rules: FormRules<Values, Body>;
  /** What it throws is the form's failure; the server's messages about single fields are put under these. */
  send: (body: Body, reset: () => void) => unknown;
}

/** A form: what was typed outlives a refusal, and the focus goes to the first thing that is wrong. */
export function useForm<Values extends object, Body>({ initial, rules, send }: FormOptions<Values, Body>) {
  const fields = useFields(initial);
  const [failure, setFailure] = useState<Error>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    if (isSending) return;
    const { body, errors } = checkForm(rules, fields.values);
    fields.setErrors(errors);
    setFailure(undefined);
    if (body === undefined) return focusProblem(form);
    setIsSending(true);
    try {
      await send(body, fields.reset);
    } catch (error) {
      setFailure(error as Error);
      if (isApiError(error)) fields.setErrors(error.fields as Errors<Values>);
      focusProblem(form);
    }
    setIsSending(false);
  };
  return {
    ...fields,
    isSending,
    /** Why the last attempt did not succeed. */
    failure,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A dialog may stand inside another form, which must not be sent too.
      event.stopPropagation();
      void submit(event.currentTarget);
    },
  };
}
