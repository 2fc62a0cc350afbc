import { setupServer } from 'msw/node';

/** The network of the tests: each test says what the server answers; anything else fails it. */
export const server = setupServer();
