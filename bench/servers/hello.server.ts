import fastify from 'fastify';

// A bare Fastify that is started like the product: what its start and memory are measured by.
const app = fastify();
app.get('/readyz', () => ({ hello: 'world' }));
process.once('SIGTERM', () => process.exit());
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
