import { allEndpoints, type EndpointId } from '@tuckaway/contract/all';
import { documents } from '@tuckaway/contract/documents';
import { pathTo } from '@tuckaway/contract/path-to';
import type { Method } from '@tuckaway/contract/endpoint';
import type { MatrixFixture } from './authz-fixture.ts';

/** 'mismatch' is A who claims to be B. */
export const ROLES = ['visitor', 'owner', 'other', 'mismatch', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** `me` is the user id that the caller claims. */
type Input<Value> = (f: MatrixFixture, me: number) => Value;

/** A call with one input, and the status that each role gets. */
export interface MatrixRow {
  call: EndpointId | `documents.${keyof typeof documents}`;
  /** Tells the rows of one call apart, or names the condition of a refusal. */
  case?: string;
  params?: Input<Record<string, string | number>>;
  query?: Input<Record<string, string | number>>;
  body?: Input<object>;
  /** The owner is A and the other is B. A role for which the row makes no sense is absent. */
  expected: { visitor: number } & Partial<Record<Role, number>>;
  /** Expected content of successful responses: `data`, or the body if there is none. */
  check?: (data: any, f: MatrixFixture, role: Role) => boolean; // oxlint-disable-line no-explicit-any -- read as the wire has it
}

/** Every call and document, by the name that rows have for it. */
export const DECLARED = new Map(
  Object.entries({ ...allEndpoints, documents }).flatMap(([noun, calls]) =>
    Object.entries<{ method: Method; path: string }>(calls).map(
      ([name, declaration]) => [`${noun}.${name}`, declaration] as const,
    ),
  ),
);

export const nameOf = (row: MatrixRow) => (row.case === undefined ? row.call : `${row.call}, ${row.case}`);

export const methodOf = ({ call }: MatrixRow) =>
  DECLARED.get(call)!.method.toLowerCase() as Lowercase<Method>;

export function pathOf({ call, params, query }: MatrixRow, f: MatrixFixture, me: number): string {
  const path = pathTo<string>(DECLARED.get(call)!.path, params?.(f, me) ?? {});
  const parts = Object.entries(query?.(f, me) ?? {});
  const text = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return text === '' ? path : `${path}?${text}`;
}

/** No row ever has this id. */
export const UNKNOWN_ID = 2147483000;

/** An unknown token of the right length. */
export const UNKNOWN_TOKEN = 'x'.repeat(43);
