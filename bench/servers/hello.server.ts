import fastify from 'fastify';

// A bare Fastify server, started like the product: the reference for start time and memory.
const app = fastify();
app.get('/readyz', () => ({ hello: 'world' }));
process.once('SIGTERM', () => process.exit());
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
