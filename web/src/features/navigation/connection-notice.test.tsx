import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { setServerReached } from '../../lib/api/connection.ts';
import { server } from '../../test/server.ts';
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

it('asks an unreachable server every 15 seconds until it responds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const responses = [HttpResponse.error(), HttpResponse.json({ status: 'ok' })];
  server.use(http.get('/livez', () => responses.shift()));
  render(<ConnectionNotice />);
  act(() => setServerReached(false));
  expect(screen.getByRole('status')).toHaveTextContent(/^Tuckaway cannot be reached right now\./);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await vi.waitFor(() => expect(responses).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent(/^Tuckaway cannot be reached right now\./);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await vi.waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
