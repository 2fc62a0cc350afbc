import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { server } from './server.ts';

// Dialogs load when first opened; on a busy machine that takes a while.
configure({ asyncUtilTimeout: 10_000 });

// jsdom knows the dialog element but cannot open it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  // Toasts outlive the screen that showed them, by design.
  toast.remove();
  server.resetHandlers();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  // One page serves the test files of a worker in turn: making it anew takes longer than the tests.
  for (const script of document.querySelectorAll('script')) script.remove();
  document.title = '';
  delete window.google;
});
afterAll(() => server.close());
