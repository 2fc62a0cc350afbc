import { useState, type ChangeEvent, type FormEvent } from 'react';
import { z } from 'zod';
import { isApiError } from '../../lib/api/api-error.ts';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { focusProblem } from '../inputs/focus-problem.ts';

/** By the name of a field, and by the whole path where a field has parts: `people/0/name`. */
type Errors<Values> = Partial<Record<keyof Values | `${keyof Values & string}/${string}`, string>>;

export interface FormRules<Values, Body> {
  /** The contract's schema of the request body; its fields have the names of the form's. */
  schema: z.ZodType<Body>;
  /** The typed values as the body has them. Needed where the two differ: a price is typed as text. */
  toBody?: (values: Values) => unknown;
}

/** The body where everything may be sent; otherwise the first message for each field. */
export function checkForm<Values, Body>({ schema, toBody }: FormRules<Values, Body>, values: Values) {
  const parsed = schema.safeParse(toBody ? toBody(values) : values);
  const issues = parsed.error?.issues ?? [];
  return {
    body: parsed.data,
    errors: errorsOf<Values>(issues.map(({ path, message }) => [path.join('/'), message])),
  };
}

/** The first message for each field, and for each part of one. */
function errorsOf<Values>(messages: readonly [path: string, message: string][]): Errors<Values> {
  const errors: Record<string, string> = {};
  for (const [path, message] of messages) {
    errors[path.split('/')[0]!] ??= message;
    errors[path] ??= message;
  }
  return errors as Errors<Values>;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/** For a form whose fields keep their own state. */
export const NO_FIELDS = { initial: {}, rules: { schema: z.object({}) } };

const withoutParts = <Values>(errors: Errors<Values>, name: keyof Values) =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !path.startsWith(`${String(name)}/`)),
  ) as Errors<Values>;

/** The fields of a form while they are being filled in. */
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
    /** There are such paths, and all of them are of fields that this form has. */
    hasAll: (paths: readonly string[]) =>
      paths.length > 0 && paths.every((path) => path.split('/')[0]! in start),
    /** A value differs from its initial one. */
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
  /** Submits the values. A thrown error is shown; the server's field errors go to their fields. */
  send: (body: Body, reset: () => void) => unknown;
}

/** Form state: values survive a failed submit, and the first invalid field gets the focus. */
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
      if (isApiError(error)) fields.setErrors(errorsOf<Values>(Object.entries(error.fields)));
      focusProblem(form);
    }
    setIsSending(false);
  };
  return {
    ...fields,
    isSending,
    /** Why the last attempt did not succeed. */
    failure,
    /** Message for the form: none if a field shows it, the server's message for a rejection, else `otherwise`. */
    failureText: (otherwise: string) => {
      if (!failure || (isApiError(failure) && fields.hasAll(Object.keys(failure.fields)))) return undefined;
      return refusalText(failure, otherwise);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A dialog may be inside another form, which must not be submitted as well.
      event.stopPropagation();
      void submit(event.currentTarget);
    },
  };
}
