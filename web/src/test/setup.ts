import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { server } from './server.ts';

// Longer than the default, because dialogs are loaded when first opened.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not implement these two.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
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
  // The test files of a worker share one page (creating it takes longer than the tests), so it is cleaned after each test.
  for (const script of document.querySelectorAll('script')) script.remove();
  document.title = '';
  delete window.google;
});
afterAll(() => server.close());
