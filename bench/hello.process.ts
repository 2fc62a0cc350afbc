import fastify from 'fastify';
import { serveToParent } from './serve-to-parent.ts';

// The least that Fastify can do for a request: what everything else is measured by.
const app = fastify();
app.get('/', () => ({ hello: 'world' }));
process.once('disconnect', () => process.exit());
await serveToParent(app);
