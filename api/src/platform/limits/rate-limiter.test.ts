import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitKeyOf } from '../security/client-address.ts';
import type { AppError } from '../http/errors.ts';
import { RateLimiter, type RateRule } from './rate-limiter.ts';

const RULES: Record<'calls' | 'both', RateRule> = {
  calls: { windows: [{ limit: 10, seconds: 60 }], counted: 'by each server' },
  both: {
    windows: [
      { limit: 3, seconds: 1 },
      { limit: 5, seconds: 60 },
    ],
    counted: 'by each server',
  },
};

const MINUTE = 60_000;
const from = 10 * MINUTE;

function limiterWith(factor = 1) {
  const limiter = new RateLimiter(RULES, { factor });
  const spend = (rule: keyof typeof RULES, key = 'a') =>
    limiter.spend(rule, key).then(
      () => 'ok' as const,
      (error: AppError) => error.retryAfterS,
    );
  const spendTimes = async (count: number, rule: keyof typeof RULES) => {
    const results = [];
    for (let call = 0; call < count; call++) results.push(await spend(rule));
    return results.filter((result) => result === 'ok').length;
  };
  return { limiter, spend, spendTimes };
}

beforeEach(() => void vi.useFakeTimers({ now: from }));
afterEach(() => void vi.useRealTimers());

describe('a window', () => {
  test('grants its limit, then says when to come back, to each caller apart', async () => {
    const { spend, spendTimes } = limiterWith();
    expect(await spendTimes(10, 'calls')).toBe(10);
    expect(await spend('calls')).toBe(60);
    expect(await spend('calls', 'b')).toBe('ok');
  });

  test('begins with the first call, and opens again when it said it would', async () => {
    const { spend, spendTimes } = limiterWith();
    vi.setSystemTime(from + 20_000);
    await spendTimes(10, 'calls');
    vi.setSystemTime(from + 70_000);
    const waitS = Number(await spend('calls'));
    expect(waitS).toBe(10);
    vi.setSystemTime(from + 70_000 + waitS * 1000);
    expect(await spend('calls')).toBe('ok');
  });

  test('does not grow with refused calls', async () => {
    const { spend, spendTimes } = limiterWith();
    await spendTimes(500, 'calls');
    vi.setSystemTime(from + MINUTE);
    expect(await spend('calls')).toBe('ok');
  });

  test('reports that it is full to a check, which counts nothing', async () => {
    const { limiter, spendTimes } = limiterWith();
    await spendTimes(9, 'calls');
    await limiter.check('calls', 'a');
    await limiter.count('calls', 'a');
    await expect(limiter.check('calls', 'a')).rejects.toMatchObject({ status: 429, retryAfterS: 60 });
  });
});

test('all windows of a rule must agree, and what a short one refuses does not count in a long one', async () => {
  const { spendTimes } = limiterWith();
  expect(await spendTimes(4, 'both')).toBe(3);
  vi.setSystemTime(from + 5_000);
  expect(await spendTimes(3, 'both')).toBe(2);
});

test('the factor of local mode stretches the limit', async () => {
  const { spend, spendTimes } = limiterWith(10);
  expect(await spendTimes(100, 'calls')).toBe(100);
  expect(await spend('calls')).not.toBe('ok');
});

test('an IPv6 household is one caller, a mapped IPv4 address is that address', () => {
  expect(limitKeyOf('2001:db8:1:2:aaaa::1')).toBe(limitKeyOf('2001:db8:1:2:bbbb::9'));
  expect(limitKeyOf('2001:db8:1:3::1')).not.toBe(limitKeyOf('2001:db8:1:2::1'));
  expect(limitKeyOf('::ffff:192.0.2.7')).toBe(limitKeyOf('192.0.2.7'));
  expect(limitKeyOf('192.0.2.7')).not.toBe(limitKeyOf('192.0.2.8'));
});
