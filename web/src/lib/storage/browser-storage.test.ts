import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTENDED_ROUTE_MS, intendedRoute } from './browser-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the page to open after signing in', () => {
  it('expires after half an hour', () => {
    intendedRoute.remember('/app/gift/12');
    vi.advanceTimersByTime(INTENDED_ROUTE_MS);
    expect(intendedRoute.read('7')).toBe('/app/gift/12');
    vi.advanceTimersByTime(1);
    expect(intendedRoute.read('7')).toBeNull();
  });

  it('serves only the person who was on it', () => {
    intendedRoute.remember('/app/recipients/3', '7');
    expect(intendedRoute.read('8')).toBeNull();
    expect(intendedRoute.read('7')).toBe('/app/recipients/3');
  });

  it('disappears once cleared', () => {
    intendedRoute.remember('/app/gift/12', '7');
    intendedRoute.clear();
    expect(intendedRoute.read('7')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
