import type { MatrixFixture } from './authz-fixture.ts';

/** Visitor, owner A, somebody else B, A who claims to be B, and an operator; null where a column makes no sense for a call. */
type Expected = [
  visitor: number,
  owner: number | null,
  other: number | null,
  mismatch: number | null,
  operator?: number,
];

export interface MatrixRow {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** `me` is the user id that the caller claims. */
  path: (f: MatrixFixture, me: number) => string;
  body?: (f: MatrixFixture, me: number) => object;
  expected: Expected;
  /** Expected content of successful responses: `data`, or the body if there is none. */
  check?: (data: any, f: MatrixFixture, role: Role) => boolean; // oxlint-disable-line no-explicit-any -- read as the wire has it
}

export const ROLES = ['visitor', 'owner', 'other', 'mismatch', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** No row ever has this id. */
export const NX = 2147483000;

/** An unknown token of the right length. */
export const NOBODYS = 'x'.repeat(43);
