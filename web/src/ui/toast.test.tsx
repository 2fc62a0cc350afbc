import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, ToastViewport } from './toast.tsx';

const REMOVAL_MS = 500;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Leaving takes two steps: it fades, then it is gone. */
function passAndLeave(ms: number) {
  pass(ms);
  pass(REMOVAL_MS);
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastViewport />);
});
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

describe('toasts', () => {
  it.each([
    ['success', 2000],
    ['error', 4000],
  ] as const)('%s stays for %i ms', (type, duration) => {
    act(() => void toast[type]('Saved'));
    pass(duration - 50);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    passAndLeave(50);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('a plain one stays for 4 seconds, a loading one until it is done', () => {
    act(() => {
      toast('Plain');
      toast.loading('Working');
    });
    passAndLeave(4000);
    expect(screen.queryByText('Plain')).not.toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('Working')).toBeInTheDocument();
  });

  it('shows at most 20', () => {
    act(() => {
      for (let index = 0; index < 25; index += 1) toast(`Number ${index}`);
    });
    expect(screen.getAllByRole('status')).toHaveLength(20);
  });
});
