import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './script-loader.ts';

const URL = '/provider.js';
const FAILURE = 'Google API failed to load';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const script of document.querySelectorAll('script')) script.remove();
});

describe('loading a provider script', () => {
  it('looks every 100 ms until the API is there', async () => {
    let ready: string | undefined;
    const loading = loadScript(URL, () => ready, FAILURE);
    await vi.advanceTimersByTimeAsync(950);
    ready = 'the api';
    await vi.advanceTimersByTimeAsync(50);
    expect(await loading).toBe('the api');
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('gives up after 10 seconds and leaves room for another try', async () => {
    const failure = loadScript(URL, () => undefined, FAILURE).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toEqual(new Error(FAILURE));
    expect(document.querySelector('script')).toBeNull();
  });
});
