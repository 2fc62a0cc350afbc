import type { Validation } from '@tuckaway/contract/accounts/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { logoutPending, recentLogout } from '../../../lib/storage/browser-storage.ts';
import { testUser } from '../../../test/render.tsx';
import { findSessionUser } from './session-validation.ts';

const signedIn: Validation = { authenticated: true, user: testUser };
const networkError = () => new ApiError('Network Error: Failed to fetch', { status: 0 });

function buildCalls(...answers: (Validation | Error)[]) {
  const validateSession = vi.fn<() => Promise<Validation>>();
  for (const answer of answers) {
    if (answer instanceof Error) validateSession.mockRejectedValueOnce(answer);
    else validateSession.mockResolvedValueOnce(answer);
  }
  return { validateSession, logout: vi.fn<() => Promise<unknown>>(async () => ({})) };
}

async function settle<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync();
  return promise;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('finding out who is signed in', () => {
  it('answers the user', async () => {
    expect(await settle(findSessionUser(buildCalls(signedIn)))).toEqual(testUser);
  });

  it('returns no user if the server says so', async () => {
    expect(await settle(findSessionUser(buildCalls({ authenticated: false })))).toBeNull();
  });

  it('tries three times, a second apart, when the line is bad or the server is ill', async () => {
    const calls = buildCalls(
      networkError(),
      new ApiError('API Error: 503 Service Unavailable', { status: 503 }),
      signedIn,
    );
    const found = findSessionUser(calls);
    await vi.advanceTimersByTimeAsync(999);
    expect(calls.validateSession).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.validateSession).toHaveBeenCalledTimes(2);
    expect(await settle(found)).toEqual(testUser);
  });

  it('gives up after the third failure without calling anybody signed out', async () => {
    const calls = buildCalls(networkError(), networkError(), networkError(), signedIn);
    const failure = findSessionUser(calls).catch((error: unknown) => error);
    expect(await settle(failure)).toEqual(networkError());
    expect(calls.validateSession).toHaveBeenCalledTimes(3);
  });

  it.each([
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
  ])('takes a %i for "not now", and does not insist', async (status, phrase) => {
    const refusal = new ApiError(`API Error: ${status} ${phrase}`, { status });
    const calls = buildCalls(refusal, signedIn);
    expect(await settle(findSessionUser(calls).catch((error: unknown) => error))).toBe(refusal);
    expect(calls.validateSession).toHaveBeenCalledTimes(1);
  });

  it('returns no user on a 401', async () => {
    const calls = buildCalls(new ApiError('API Error: 401 Unauthorized', { status: 401 }), signedIn);
    expect(await settle(findSessionUser(calls))).toBeNull();
    expect(calls.validateSession).toHaveBeenCalledTimes(1);
  });
});

describe('after a sign-out', () => {
  it('asks nothing within two seconds, and asks again afterwards', async () => {
    recentLogout.mark();
    const calls = buildCalls(signedIn);
    vi.advanceTimersByTime(1999);
    expect(await findSessionUser(calls)).toBeNull();
    expect(calls.validateSession).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(await settle(findSessionUser(calls))).toEqual(testUser);
    expect(localStorage.getItem('recent_logout')).toBeNull();
  });

  it('repeats a sign-out that was lost on the way before anything else', async () => {
    logoutPending.set();
    const calls = buildCalls({ authenticated: false });
    expect(await settle(findSessionUser(calls))).toBeNull();
    expect(calls.logout).toHaveBeenCalledBefore(calls.validateSession);
    expect(logoutPending.isSet()).toBe(false);
  });

  it('stays signed out while that sign-out still does not get through', async () => {
    logoutPending.set();
    const calls = buildCalls(signedIn);
    calls.logout.mockRejectedValue(networkError());
    expect(await settle(findSessionUser(calls))).toBeNull();
    expect(calls.validateSession).not.toHaveBeenCalled();
    expect(logoutPending.isSet()).toBe(true);
  });
});
