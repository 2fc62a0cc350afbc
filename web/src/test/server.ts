import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Mock server: each test adds its handlers, and an unhandled request fails it. By default no day has passed. */
export const server = setupServer(http.get('/api/v1/upcoming/passed', () => HttpResponse.json({ data: [] })));
