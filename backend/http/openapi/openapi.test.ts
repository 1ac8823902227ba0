import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WEBHOOK_EVENTS } from '#contract/webhooks'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { type ListedRoute, listRoutes } from '#testing/list-routes'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import type { ApiDescription, Operation } from './build-api-description.ts'

startTestServer()
beforeEach(resetRateLimits)

const toOpenApiPath = (path: string) => path.replaceAll(/[:*](\w+)/g, '{$1}')

const ajv = addFormats.default(new Ajv2020({ strict: false }))

let description: ApiDescription
let routes: ListedRoute[]
beforeAll(async () => {
  description = (await (await fetch(`${getServerOrigin()}/openapi.json`)).json()) as ApiDescription
  routes = listRoutes()
  ajv.addSchema({ $id: 'openapi', ...description })
})

/** What an answer says that its description does not allow; empty if nothing. */
async function listMismatches({ method, path }: ListedRoute, operation: Operation, answer: Response) {
  const { status } = answer
  const range = `${Math.floor(status / 100)}XX`
  const found = operation.responses[String(status)] ?? operation.responses[range]
  const response = found ?? (status >= 400 ? operation.responses['default'] : undefined)
  if (!response) return [`${method} ${path}: ${status} is not described`]
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isStream) await answer.body?.cancel()
  const text = isStream ? '' : await answer.text()
  const { content } = '$ref' in response ? resolveError(description) : response
  const type = answer.headers.get('content-type')?.split(';')[0] ?? 'application/json'
  const schema = content?.[type]?.schema ?? content?.['application/json']?.schema
  if (!schema) return []
  const validate = ajv.compile(schema)
  if (validate(text === '' ? undefined : JSON.parse(text))) return []
  return [`${method} ${path}: ${status} ${ajv.errorsText(validate.errors)} in ${text.slice(0, 200)}`]
}

const resolveError = ({ components }: ApiDescription) =>
  (components as { responses: { Error: Exclude<Operation['responses'][string], { $ref: string }> } }).responses.Error

async function callAll(browser: Browser, called: ListedRoute[], id: string) {
  const mismatches: string[] = []
  const statuses: number[] = []
  for (const route of called) {
    const operation = description.paths[toOpenApiPath(route.path)]?.[route.method.toLowerCase()]
    if (!operation) continue
    await resetRateLimits()
    const answer = await browser.fetch(
      route.method,
      route.path.replaceAll(/[:*]\w+/g, id),
      route.method === 'GET' ? undefined : {},
    )
    statuses.push(answer.status)
    mismatches.push(...(await listMismatches(route, operation, answer)))
  }
  return { mismatches, statuses }
}

test('describes every event that webhooks are told of, with the signature', () => {
  expect(Object.keys(description.webhooks)).toEqual([...WEBHOOK_EVENTS])
  for (const { post } of Object.values(description.webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature'])
    expect(post.summary).not.toBe('')
  }
})

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('describes every call that the server has, and no other', () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // The tus protocol describes itself: https://tus.io/protocols/resumable-upload
  const served = routes.filter(({ path }) => !/^\/api\/uploads(\/|$)/.test(path)).map(({ name }) => toOpenApiPath(name))
  expect(described.sort()).toEqual([...new Set(served)].sort())
})

test('gives every operation an id of its own, a readable group, and every POST its Idempotency-Key', () => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([])
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
  // A new first part of a path needs its place in operation-groups.ts.
  expect(operations.filter(({ tags }) => !/^[A-Z]/.test(tags[0] ?? '')).map(({ path }) => path)).toEqual([])
  const keyed = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'idempotency-key'))
  expect(new Set(keyed.map(({ method }) => method))).toEqual(new Set(['post']))
  expect(keyed.length).toBe(operations.filter(({ method }) => method === 'post').length)
})

test('lists every error once, with the place on the page that the type of a problem names', async () => {
  const listed = (description.components['x-errors'] as { code: string; status: number }[]).map(({ code }) => code)
  expect(listed).toEqual([...new Set(listed)])
  expect(listed).toEqual(expect.arrayContaining(['malformed', 'no-session', 'edition-unknown', 'idempotency-reused']))
  const { body } = await new Browser({ accept: 'application/problem+json' }).get('/api/artist/songs')
  expect(listed).toContain(new URL(String(body['type'])).hash.slice(1))
})

describe('Every call answers as described', () => {
  test.each(['application/json', 'application/problem+json'])('to a visitor who accepts %s', async (accept) => {
    const { mismatches, statuses } = await callAll(new Browser({ accept }), routes, randomUUID())
    expect(mismatches).toEqual([])
    expect(statuses.length).toBeGreaterThan(150)
  })

  test('to an artist who sells and to the fan who bought, where it reads', async () => {
    const { gKeyId, codes, song } = await createTestKeymails(2)
    const fan = new Browser()
    await redeemAsFan(codes[0] ?? '', 'described@example.com', fan)
    const reading = routes.filter(({ method }) => method === 'GET')
    for (const browser of [await signInArtist(gKeyId), fan]) {
      const { mismatches, statuses } = await callAll(browser, reading, song.id)
      expect(mismatches).toEqual([])
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
    }
  })
})
