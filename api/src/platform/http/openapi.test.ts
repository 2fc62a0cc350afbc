import { allEndpoints } from '@tuckaway/contract/all';
import { documents } from '@tuckaway/contract/documents';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const { app, asVisitor } = await buildTestApp();
const endpoints = Object.values(allEndpoints).flatMap((noun) => Object.values(noun));

test('describes every call of the contract', async () => {
  const { status, body } = await asVisitor.get('/api/openapi.json');
  expect(status).toBe(200);
  for (const { method, path } of endpoints) {
    expect(body.paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
  }
  expect(body.paths['/api/v1/tags/{tagId}'].put).toMatchObject({
    parameters: [
      { name: 'tagId', in: 'path', required: true },
      { name: 'Idempotency-Key', in: 'header', required: false },
    ],
    security: [{ session: [] }],
    requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
  });
});

test('describes every document, with its type and what its address needs', async () => {
  const { body } = await asVisitor.get('/api/openapi.json');
  for (const { method, path, mediaType, access } of Object.values(documents)) {
    const described = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(Object.keys(described.responses['200'].content)).toEqual([mediaType]);
    expect(described.security).toEqual(access === 'user' ? [{ session: [] }] : []);
  }
  expect(body.paths['/api/v1/images/{imageId}'].get.parameters).toMatchObject([
    { name: 'imageId', in: 'path', required: true },
    { name: 'size', in: 'query', required: false },
  ]);
});

test('tells which calls may be repeated by a key', async () => {
  const { body } = await asVisitor.get('/api/openapi.json');
  const keyed = endpoints.filter(({ method, path }) =>
    body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].parameters.some(
      ({ name }: { name: string }) => name === 'Idempotency-Key',
    ),
  );
  expect(keyed).toEqual(endpoints.filter(({ write }) => write === 'keyed'));
});

test('every call and document of the contract is served', () => {
  const declared = [...endpoints, ...Object.values(documents)];
  const missing = declared.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
