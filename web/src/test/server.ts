import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The network of the tests: each test says what the server answers; anything else fails it. No day has passed lately. */
export const server = setupServer(http.get('/api/v1/upcoming/passed', () => HttpResponse.json({ data: [] })));
