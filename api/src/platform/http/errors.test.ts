import { expect, test } from 'vitest';
import { DatabaseBusy } from '../../db/connection/bounded-pool.ts';
import { asAppError, problemOf } from './errors.ts';

const fromDatabase = (code: string) =>
  new Error('Failed query: select secret', { cause: Object.assign(new Error('inner'), { code }) });

test.each([
  ['23505', 409],
  ['23503', 404],
  ['22001', 400],
  ['22003', 400],
  ['22P02', 400],
  ['22021', 400],
  ['40001', 503],
  ['40P01', 503],
  ['55P03', 503],
  ['57014', 503],
  ['57P01', 503],
  ['53300', 503],
  ['53200', 503],
  ['EMFILE', 503],
  ['08006', 503],
  ['ECONNREFUSED', 503],
  ['42P01', 500],
])('a database error %s is answered with %i', (code, status) => {
  const error = asAppError(fromDatabase(code));
  expect(error.status).toBe(status);
  expect(JSON.stringify(problemOf(error, 'id'))).not.toMatch(/secret|inner/);
  expect(error.retryAfterS).toBe(status === 503 ? 5 : undefined);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a full disk (%s) is a 503 that says so, for a while', (code) => {
  const { status, message, retryAfterS } = asAppError(fromDatabase(code));
  expect([status, message, retryAfterS]).toEqual([
    503,
    'There is no room left to store this. Please try again later.',
    30,
  ]);
});

test('a wait for a connection that was too long is a 503, however deep it lies', () => {
  expect(asAppError(new Error('outer', { cause: new DatabaseBusy('no connection') })).status).toBe(503);
});

test('an unexpected error reveals nothing of the inside', () => {
  const problem = problemOf(asAppError(new Error('password is hunter2')), 'request-1');
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    detail: 'Something went wrong',
    message: 'Something went wrong',
    requestId: 'request-1',
  });
  expect(asAppError('a string').status).toBe(500);
});
