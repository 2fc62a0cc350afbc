import type { Gift } from '@tuckaway/contract/gifts';
import { useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import {
  checkDraft,
  draftOf,
  EMPTY_DRAFT,
  type GiftDraft,
  type GiftErrors,
  type GiftField,
} from './gift-draft.ts';

export interface GiftDraftState {
  draft: GiftDraft;
  errors: GiftErrors;
  set: <Field extends GiftField>(field: Field, value: GiftDraft[Field]) => void;
  setError: (field: GiftField, message: string | undefined) => void;
  /** Something differs from what the form started with. */
  isChanged: boolean;
  /** True where everything may be sent; otherwise the errors say what is wrong. */
  check: () => boolean;
  /** Puts what the server says about fields under those fields. */
  takeServerErrors: (error: unknown) => void;
}

const FIELDS = Object.keys(EMPTY_DRAFT) as GiftField[];

/** The fields of a gift while they are being typed. They outlive a failed attempt: nothing typed is lost. */
export function useGiftDraft(gift?: Gift): GiftDraftState {
  const [initial] = useState(() => (gift ? draftOf(gift) : EMPTY_DRAFT));
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<GiftErrors>({});
  const setError = (field: GiftField, message: string | undefined) =>
    setErrors(({ [field]: _old, ...others }) => (message ? { ...others, [field]: message } : others));
  return {
    draft,
    errors,
    isChanged: FIELDS.some((field) => draft[field] !== initial[field]),
    set: (field, value) => {
      setDraft((old) => ({ ...old, [field]: value }));
      setError(field, undefined);
    },
    setError,
    check: () => {
      const found = checkDraft(draft);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    takeServerErrors: (error) => {
      if (!isApiError(error)) return;
      for (const field of FIELDS) if (error.fields[field]) setError(field, error.fields[field]);
    },
  };
}
