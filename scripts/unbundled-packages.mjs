/**
 * Packages that stay outside of the server's bundle, because they bring files of their own, or are CommonJS that looks for
 * some. A production server finds them in node_modules.
 */
export const UNBUNDLED = ['fastify', 'pg', 'pg-copy-streams', 'pino', 'sharp', 'undici'];
