import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboardInset } from './use-keyboard-inset.ts';

afterEach(() => vi.unstubAllGlobals());

const inset = () => document.documentElement.style.getPropertyValue('--keyboard-inset');

function stubViewport() {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  return (change: Partial<typeof viewport>) => {
    Object.assign(viewport, change);
    act(() => void viewport.dispatchEvent(new Event('resize')));
  };
}

it('follows the keyboard, and ignores zooming', () => {
  const resize = stubViewport();
  renderHook(() => useKeyboardInset(true));
  expect(inset()).toBe('0px');
  resize({ height: window.innerHeight - 300 });
  expect(inset()).toBe('300px');
  resize({ offsetTop: 120 });
  expect(inset()).toBe('180px');
  resize({ scale: 2 });
  expect(inset()).toBe('0px');
});
