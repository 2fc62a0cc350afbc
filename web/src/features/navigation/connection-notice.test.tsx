import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectionNotice } from './connection-notice.tsx';

afterEach(() => void vi.restoreAllMocks());

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

it('says that the connection is lost, until it is back', () => {
  render(<ConnectionNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  goes('offline');
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./);
  goes('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
