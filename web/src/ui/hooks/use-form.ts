import { useState, type ChangeEvent, type FormEvent } from 'react';
import { z } from 'zod';
import { isApiError } from '../../lib/api/api-error.ts';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { focusFirstError } from '../inputs/focus-first-error.ts';

/** Messages by name of a field, and by path for parts of a field: `people/0/name`. */
type Errors<Values> = Partial<Record<keyof Values | `${keyof Values & string}/${string}`, string>>;

export interface FormRules<Values, Body> {
  /** Schema of the request body, from the contract. Its fields must have the names of the form's. */
  schema: z.ZodType<Body>;
  /** Converts the typed values to the body, if they differ: a price is typed as text. */
  toBody?: (values: Values) => unknown;
}

/** Validates the values: returns the body, or the first message of each invalid field. */
export function checkForm<Values, Body>({ schema, toBody }: FormRules<Values, Body>, values: Values) {
  const parsed = schema.safeParse(toBody ? toBody(values) : values);
  const issues = parsed.error?.issues ?? [];
  return {
    body: parsed.data,
    errors: errorsOf<Values>(issues.map(({ path, message }) => [path.join('/'), message])),
  };
}

/** Keeps the first message of each field, and of each part of a field. */
function errorsOf<Values>(messages: readonly [path: string, message: string][]): Errors<Values> {
  const errors: Record<string, string> = {};
  for (const [path, message] of messages) {
    errors[path.split('/')[0]!] ??= message;
    errors[path] ??= message;
  }
  return errors as Errors<Values>;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/** Options of a form whose fields have their own state. */
export const NO_FIELDS = { initial: {}, rules: { schema: z.object({}) } };

const withoutParts = <Values>(errors: Errors<Values>, name: keyof Values) =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !path.startsWith(`${String(name)}/`)),
  ) as Errors<Values>;

/** Values and errors of the fields of a form. */
function useFields<Values extends object>(initial: Values) {
  const [start] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const names = Object.keys(start) as (keyof Values)[];
  const setError = (name: keyof Values, message: string | undefined) =>
    setErrors((others) => ({ ...withoutParts(others, name), [name]: message }));
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
    /** Whether there are paths, and each is of a field of this form. */
    hasAll: (paths: readonly string[]) =>
      paths.length > 0 && paths.every((path) => path.split('/')[0]! in start),
    /** Whether a value differs from its initial one. */
    isChanged: names.some((name) => values[name] !== start[name]),
    /** Props of a text field. */
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
  /** Sends the valid body. A thrown error becomes `failure`; its field errors are shown at the fields. */
  send: (body: Body, reset: () => void) => unknown;
}

/** State of a form. After a failed submit the values stay, and the first invalid field gets the focus. */
export function useForm<Values extends object, Body>({ initial, rules, send }: FormOptions<Values, Body>) {
  const fields = useFields(initial);
  const [failure, setFailure] = useState<Error>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    if (isSending) return;
    const { body, errors } = checkForm(rules, fields.values);
    fields.setErrors(errors);
    setFailure(undefined);
    if (body === undefined) return focusFirstError(form);
    setIsSending(true);
    try {
      await send(body, fields.reset);
    } catch (error) {
      setFailure(error as Error);
      if (isApiError(error)) fields.setErrors(errorsOf<Values>(Object.entries(error.fields)));
      focusFirstError(form);
    }
    setIsSending(false);
  };
  return {
    ...fields,
    isSending,
    /** Error of the last attempt. */
    failure,
    /** Message for the form: none if a field shows it, the server's message for a rejection, else `otherwise`. */
    failureText: (otherwise: string) => {
      if (!failure || (isApiError(failure) && fields.hasAll(Object.keys(failure.fields)))) return undefined;
      return refusalText(failure, otherwise);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // React events bubble from a dialog to the form that it is rendered in, which must not be submitted as well.
      event.stopPropagation();
      void submit(event.currentTarget);
    },
  };
}
