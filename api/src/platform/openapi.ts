import { allEndpoints } from '@tuckaway/contract/all';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import { Problem } from '@tuckaway/contract/errors';
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
  for (const [noun, endpoints] of Object.entries(allEndpoints)) {
    for (const [verb, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, verb, endpoint) };
    }
  }
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
    security: endpoint.access === 'user' ? [{ session: [] }] : [],
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
