import { describe, expect, test } from 'vitest';
import { limitKeyOf } from '../security/client-address.ts';
import type { AppError } from '../http/errors.ts';
import { RateLimiter } from './rate-limiter.ts';

const RULES = {
  calls: [{ limit: 10, seconds: 60 }],
  both: [
    { limit: 3, seconds: 1 },
    { limit: 5, seconds: 60 },
  ],
};

function limiterAt(start: number, factor = 1) {
  const clock = { now: start };
  const limiter = new RateLimiter(RULES, factor, () => clock.now);
  const spend = (rule: keyof typeof RULES, key = 'a') => {
    try {
      limiter.spend(rule, key);
      return 'ok';
    } catch (error) {
      return (error as AppError).retryAfterS;
    }
  };
  return { clock, spend };
}

const MINUTE = 60_000;

describe('a window', () => {
  test('grants its limit, then says when to come back, to each caller apart', () => {
    const { spend } = limiterAt(10 * MINUTE);
    expect(Array.from({ length: 10 }, () => spend('calls'))).toEqual(Array(10).fill('ok'));
    expect(spend('calls')).toBeGreaterThan(0);
    expect(spend('calls', 'b')).toBe('ok');
  });

  test('slides: what was used late in the last minute still counts early in this one', () => {
    const { clock, spend } = limiterAt(10 * MINUTE + 59_000);
    for (let i = 0; i < 10; i++) spend('calls');
    clock.now = 11 * MINUTE + 2_000;
    expect(spend('calls')).not.toBe('ok');
    clock.now = 11 * MINUTE + 31_000;
    expect(Array.from({ length: 6 }, () => spend('calls')).filter((answer) => answer === 'ok')).toHaveLength(
      5,
    );
  });

  test('opens again when it said it would', () => {
    const { clock, spend } = limiterAt(10 * MINUTE + 20_000);
    for (let i = 0; i < 10; i++) spend('calls');
    clock.now += Number(spend('calls')) * 1000;
    expect(spend('calls')).toBe('ok');
  });

  test('a refused call is not counted', () => {
    const { clock, spend } = limiterAt(10 * MINUTE);
    for (let i = 0; i < 500; i++) spend('calls');
    clock.now = 11 * MINUTE + 30_000;
    expect(spend('calls')).toBe('ok');
  });
});

test('all windows of a rule must agree', () => {
  const { clock, spend } = limiterAt(10 * MINUTE);
  expect([1, 2, 3, 4].map(() => spend('both')).filter((answer) => answer === 'ok')).toHaveLength(3);
  clock.now += 5_000;
  expect([1, 2, 3].map(() => spend('both')).filter((answer) => answer === 'ok')).toHaveLength(2);
});

test('the factor of local mode stretches the limit', () => {
  const { spend } = limiterAt(10 * MINUTE, 10);
  expect(Array.from({ length: 100 }, () => spend('calls'))).toEqual(Array(100).fill('ok'));
  expect(spend('calls')).not.toBe('ok');
});

test('an IPv6 household is one caller, a mapped IPv4 address is that address', () => {
  expect(limitKeyOf('2001:db8:1:2:aaaa::1')).toBe(limitKeyOf('2001:db8:1:2:bbbb::9'));
  expect(limitKeyOf('2001:db8:1:3::1')).not.toBe(limitKeyOf('2001:db8:1:2::1'));
  expect(limitKeyOf('::ffff:192.0.2.7')).toBe(limitKeyOf('192.0.2.7'));
  expect(limitKeyOf('192.0.2.7')).not.toBe(limitKeyOf('192.0.2.8'));
});
