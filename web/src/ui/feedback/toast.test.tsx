import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, ToastViewport } from './toast.tsx';

const REMOVAL_MS = 500;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
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

  it('a failure names the missing connection', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void toast.error('Failed to mark as bought. Please try again.'));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
    act(() => toast.remove());
    onLine.mockReturnValue(true);
    act(() => void toast.error('Failed to mark as bought. Please try again.'));
    expect(screen.getByRole('status')).not.toHaveTextContent('You are offline.');
    onLine.mockRestore();
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

  it('waits while the pointer is on one', () => {
    act(() => void toast('Read me'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(60_000);
    fireEvent.mouseLeave(screen.getByRole('status'));
    passAndLeave(4000);
    expect(screen.queryByText('Read me')).not.toBeInTheDocument();
  });

  // The browser sends no mouseleave for a node that is taken away under the pointer.
  it.each([
    ['closed with its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
    ['left through its action', () => act(() => toast.dismiss())],
  ])('one %s under the pointer does not hold up the next', (_, leave) => {
    act(() => void toast('First'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(1000);
    leave();
    pass(REMOVAL_MS);
    expect(screen.queryByText('First')).not.toBeInTheDocument();

    act(() => void toast('Second'));
    pass(3900);
    expect(screen.getByText('Second')).toBeInTheDocument();
    passAndLeave(100);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });
});
