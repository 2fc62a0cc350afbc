import type { MatrixFixture } from './authz-fixture.ts';
import type { Role } from './matrix-row.ts';

/* Expected contents of responses that several rows of the matrix have. */

export const isMe = (data: { id: string } | undefined, f: MatrixFixture, role: Role) =>
  data?.id === (role === 'visitor' ? undefined : String(role === 'other' ? f.b.id : f.a.id));

export const withoutNotes = (data: { description: string | null }, _: MatrixFixture, role: Role) =>
  role === 'owner' ? data.description !== null : data.description === null;

export const onlyCurated = (data: { createdByType: string }[]) =>
  data.length > 0 && data.every((list) => list.createdByType === 'SYSTEM');

export const mineOnly = (data: { userId: number }[], f: MatrixFixture, role: Role) =>
  data.length > 0 && data.every(({ userId }) => userId === (role === 'other' ? f.b.id : f.a.id));

export const nothingOfAForB = (data: { title: string }[], f: MatrixFixture, role: Role) =>
  data.some(({ title }) => title.includes(f.word)) === (role === 'owner');
