import { allEndpoints } from '@tuckaway/contract/all';
import { documents, type Document } from '@tuckaway/contract/documents';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import { Problem } from '@tuckaway/contract/problem';
import { z } from 'zod';
import { IDEMPOTENCY_KEY_FORM } from './idempotency.ts';

type Json = Record<string, unknown>;

const PROBLEM = { $ref: '#/components/schemas/Problem' };

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names one intention: a repeat with the same key is not carried out again and gets the first response.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_FORM.source },
};

/** The whole interface as OpenAPI 3.1, written from the declarations that server and client run on. */
export function buildOpenApi(): Json {
  const paths: Record<string, Json> = {};
  const describe = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, described: Json) => {
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: described };
  };
  for (const [noun, endpoints] of Object.entries(allEndpoints)) {
    for (const [verb, endpoint] of Object.entries(endpoints)) {
      describe(endpoint, operation(noun, verb, endpoint));
    }
  }
  for (const [name, document] of Object.entries<Document>(documents))
    describe(document, documentOperation(name, document));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tuckaway',
      version: '1',
      description: 'Discover gift ideas, save them, sort them, and remember what was given to whom.',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'accessToken' } },
    },
  };
}

function operation(noun: string, verb: string, endpoint: Endpoint): Json {
  const response = schemaOf(endpoint.response, 'output');
  const body =
    endpoint.envelope === 'data'
      ? { type: 'object', properties: { data: response }, required: ['data'] }
      : response;
  return {
    operationId: `${noun}.${verb}`,
    tags: [noun],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.write === 'keyed' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(!(endpoint.body instanceof z.ZodUndefined) && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      [endpoint.status]: { description: 'Success', content: { 'application/json': { schema: body } } },
      default: { description: 'A problem', content: { 'application/problem+json': { schema: PROBLEM } } },
    },
  };
}

/** A document is sent as text or bytes; its errors are problem documents as for every call. */
function documentOperation(name: string, document: Document): Json {
  const params = [...document.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: `documents.${name}`,
    tags: ['documents'],
    summary: document.summary,
    security: securityOf(document),
    parameters: [...params, ...(document.query ? parameters('query', document.query) : [])],
    responses: {
      200: { description: 'Success', content: { [document.mediaType]: { schema: { type: 'string' } } } },
      default: { description: 'A problem', content: { 'application/problem+json': { schema: PROBLEM } } },
    },
  };
}

const securityOf = ({ access }: Pick<Endpoint, 'access'>): Json[] =>
  access === 'user' ? [{ session: [] }] : [];

function parameters(where: 'path' | 'query', schema: z.ZodType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}
