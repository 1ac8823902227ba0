import { z } from 'zod'
import { type Endpoint, type ErrorDefinition, listErrors, type OutgoingMessage } from '#contract/http'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_HOURS } from '#http/idempotency/contract'
import { buildOperationId, getOperationGroup } from './operation-groups.ts'

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>
  required?: string[]
}

export type Operation = {
  operationId: string
  tags: string[]
  /** Only where it differs from that of all calls. */
  security?: Record<string, string[]>[]
  parameters: Record<string, unknown>[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: JsonSchema }> } | { $ref: string }
  >
}

/** The parts of an OpenAPI 3.1 document that are used here. */
export type ApiDescription = {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation & { summary: string } }>
  components: Record<string, unknown>
  security: Record<string, string[]>[]
}

const ABOUT =
  'Amounts are dollars or cents as each field says, times are ISO 8601 in UTC. Fields and calls may be added at any time; ' +
  'a client ignores what it does not know. Nothing is removed or changed in meaning without notice in the changelog.'

const SESSION_NOTE = 'Set by the calls that sign in; named tm_session where the product runs without HTTPS.'

const TOKEN_NOTE =
  "An artist's access token, created in the workshop. It opens the calls that name one of its scopes, and those that are " +
  'open to everybody; at any other it is answered 403, and 401 once it has expired or was revoked.'

const errorSchema = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string', description: 'A fixed code, for programs.' },
    message: { type: 'string', description: 'A sentence, for people; its wording may change.' },
  },
}

const problemSchema = {
  ...errorSchema,
  required: ['type', 'title', 'status', 'detail', ...errorSchema.required],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    ...errorSchema.properties,
  },
}

/** Describes endpoints as an OpenAPI 3.1 document, straight from the schemas that parse their requests. */
export function buildApiDescription(
  endpoints: readonly Endpoint[],
  messages: Readonly<Record<string, OutgoingMessage>>,
): ApiDescription {
  const paths: ApiDescription['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/[:*](\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: buildOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'TuneMaker', version: '1', description: ABOUT },
    paths,
    webhooks: Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [name, { post: buildWebhook(name, message) }]),
    ),
    components: {
      // With the sentences of today; the addresses of problem details lead to them on the page for developers.
      'x-errors': buildErrorList(),
      responses: {
        Error: {
          description: 'Nothing was done. 429 and 503 carry Retry-After in seconds.',
          content: {
            'application/json': { schema: errorSchema },
            'application/problem+json': { schema: problemSchema },
          },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-tm_session', description: SESSION_NOTE },
        token: { type: 'http', scheme: 'bearer', description: TOKEN_NOTE },
        staff: { type: 'apiKey', in: 'header', name: 'x-admin-session', description: 'For staff.' },
      },
    },
    // Which calls need a session depends on guards, which look at rows: a call without its rights is answered 401 or 403.
    security: [{}, { session: [] }, { staff: [] }],
  }
}

function buildOperation(endpoint: Endpoint): Operation {
  const requestBody = buildRequestBody(endpoint)
  const { scopes } = endpoint
  return {
    operationId: buildOperationId(endpoint.method, endpoint.path),
    tags: [getOperationGroup(endpoint.path)],
    ...(scopes ? { security: [{ session: [] }, ...scopes.map((scope) => ({ token: [scope] }))] } : {}),
    parameters: [
      ...buildPathParameters(endpoint),
      ...buildQueryParameters(endpoint),
      ...(endpoint.method === 'POST' ? [idempotencyParameter] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: { ...buildSuccess(endpoint), default: { $ref: '#/components/responses/Error' } },
  }
}

/** The headers of Standard Webhooks, which every message carries. */
const webhookParameters = [
  ['webhook-id', 'The same at every try of a message.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  ['webhook-signature', 'One or more signatures, `v1,` and Base64 of an HMAC-SHA-256, separated by spaces.'],
].map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }))

function buildWebhook(name: string, { about, body }: OutgoingMessage): Operation & { summary: string } {
  return {
    operationId: buildOperationId('receive', name),
    tags: ['Access tokens and webhooks'],
    summary: about,
    security: [],
    parameters: webhookParameters,
    requestBody: { required: true, content: { 'application/json': { schema: buildSchema(body, 'output') } } },
    responses: {
      '2XX': { description: 'Received. Any other answer, a redirect included, is tried again for three days.' },
      '410': { description: 'The webhook is switched off.' },
    },
  }
}

const idempotencyParameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: `Makes sure that a call which is repeated is done once: the same key gets the same reply for ${IDEMPOTENCY_HOURS} hours.`,
  schema: { type: 'string' },
}

/** Each code once: several modules may declare the same one. */
function buildErrorList(): ErrorDefinition[] {
  const byCode = new Map(listErrors().map((error) => [error.code, error]))
  return [...byCode.values()].toSorted((a, b) => a.code.localeCompare(b.code))
}

function buildPathParameters({ path, params }: Endpoint): Record<string, unknown>[] {
  const { properties } = params ? buildSchema(params, 'input') : {}
  return [...path.matchAll(/[:*](\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties?.[name] ?? { type: 'string' },
  }))
}

function buildQueryParameters({ query }: Endpoint): Record<string, unknown>[] {
  const { properties = {}, required = [] } = query ? buildSchema(query, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function buildRequestBody({ body, files }: Endpoint): Operation['requestBody'] {
  if (!body && !files) return undefined
  const schema: JsonSchema = body ? buildSchema(body, 'input') : { type: 'object' }
  if (!files) return { required: true, content: { 'application/json': { schema } } }
  const parts = Object.entries(files).map(([name, { maxBytes }]) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description: `At most ${maxBytes} bytes.` },
  ])
  const properties = { ...schema.properties, ...(Object.fromEntries(parts) as Record<string, JsonSchema>) }
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } }
}

function buildSuccess({ method, reply }: Endpoint): Operation['responses'] {
  // Files, streams, redirects and calls that answer nothing.
  if (!reply) return { '2XX': { description: 'Done.' }, '3XX': { description: 'Elsewhere, or not changed.' } }
  // What creates answers 201, and what goes on later 202.
  return {
    [method === 'POST' ? '2XX' : '200']: {
      description: 'Done.',
      content: { 'application/json': { schema: buildSchema(reply, 'output') } },
    },
  }
}

function buildSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...built } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // Replies may gain fields, which generated clients should not refuse.
      if (jsonSchema.additionalProperties === false && io === 'output') delete jsonSchema.additionalProperties
    },
  })
  return built as JsonSchema
}
