import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Mock server: each test adds its handlers, and an unhandled request fails it. By default no day has passed, and no list
 * has co-editors.
 */
export const server = setupServer(
  http.get('/api/v1/upcoming/passed', () => HttpResponse.json({ data: [] })),
  http.get('/api/v1/co-edited-lists', () => HttpResponse.json({ data: [] })),
  http.get('/api/gift-lists/:id/co-editing', () => HttpResponse.json({ data: null })),
);
